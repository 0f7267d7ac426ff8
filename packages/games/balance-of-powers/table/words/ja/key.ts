/** The key to signs, in Japanese. */
import type { key as keyInEnglish } from '../en/key.ts'

export const key: typeof keyInEnglish = {
  key: {
    lines: {
      figures: '上になっている面の戦闘力と移動力',
      yellow: '黄色：1914年は攻撃4',
      names: '史実の軍団名。RSは予備軍団',
      colours: '色と旗は国を示す',
    },
    kinds: {
      trench: '胸壁の印：塹壕モード、移動力1',
      reserve: '予備軍団',
      cavalry: '騎兵：遠くへ動けるが塹壕は攻撃できない',
      siege: '攻囲軍団：要塞を砲撃。ポイントユニットになれない',
      leader: '司令官：攻撃と防御。軍団と共に移動',
    },
    moved: 'このハーフは移動済み',
    movedShort: '移動済み',
    out: '非補給：戦闘力と移動力−1',
    outShort: '非補給',
    markers: {
      fortress: '要塞とステップ数',
      modern: '近代要塞：砲撃は攻囲軍団の数未満の目で成功',
      ruins: '要塞の廃墟',
      chip: '交渉材料。保持する陣営の色',
      control: '1914年と異なる陣営の支配下',
      infrastructure: '施設',
      trenchBattle: '塹壕戦：このハーフは誰も入れない',
      breakthrough: '突破',
    },
  },
}
