/** The cards of the Central Powers in English. */
import type { SideTexts } from '../shape.ts'

export const EN_CP_CARDS: SideTexts<'CP'> = {
  CP1: {
    title: 'GUNS OF AUGUST',
    needs: 'Turn 1 or 2',
    text: 'In this action round GE attacks on or from a space in East Prussia (Königsberg, Insterburg, Gumbinnen, Tilsit, Memel, Lötzen, Allenstein, Tannenberg) get +1 DRM.',
    history: 'A single German army stood guard over East Prussia when the Russians came.',
  },
  CP2: {
    title: 'VON FRANCOIS',
    needs: 'the GE I Infantry Corps takes part on your side',
    text: 'Your fire gets +1 DRM. A flank attack attempt of yours gets +1.',
    history:
      'Hermann von François attacked at Stallupönen against his orders, and was proved right at Tannenberg.',
  },
  CP3: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XI Infantry Corps, Guard Reserve Infantry Corps, 1 Cavalry SCU. GE Troop Quality −2; at Poor, XI and Guard Reserve arrive reduced.',
    history: 'Two corps left the right wing in France and reached the East after Tannenberg was won.',
  },
  CP4: {
    title: 'BURGFRIEDEN',
    text: 'GE National Will +2.',
    history: 'The parties of the Reichstag buried their quarrels and voted the war credits.',
  },
  CP5: {
    title: 'HINDENBURG AND LUDENDORFF IN COMMAND',
    text: 'All later CP Mandatory Offensive rolls get +1. PRITTWITZ ends if it is in force.',
    history: 'A general called out of retirement and his restless chief of staff took over the Eighth Army.',
  },
  CP6: {
    title: 'WIRELESS INTERCEPTS',
    needs: 'a GE unit takes part on your side and a RU unit on the enemy side',
    text: 'If you attack, your flank attack attempt gets +2. If you defend, your fire gets +1 DRM.',
    history: 'Russian headquarters sent their orders by radio in clear, and the Germans listened.',
  },
  CP7: {
    title: 'RENNENKAMPF',
    text: 'This turn AP pays 1 OPS more to activate for attack a space with RU units that is in East Prussia (Königsberg, Insterburg, Gumbinnen, Tilsit, Memel, Lötzen, Allenstein, Tannenberg) or connected to it.',
    history: 'After Gumbinnen the First Army rested while the Second marched into the trap.',
  },
  CP8: {
    title: 'LANDWEHR TO THE FRONT',
    text: 'CP receives 2 GE RPs to repair supplied GE units on the map at once; those not spent are lost. Then place up to 2 GE reserve infantry SCUs from the reserve box on GE supply sources.',
    history: 'Men meant for garrisons were put into the line to stop the gaps.',
  },
  CP9: {
    title: 'TANNENBERG',
    needs: 'a GE unit attacks a RU unit in Germany or in a space connected to Germany',
    text: 'Your fire gets +1 DRM. Your flank attack attempt gets +2.',
    history: 'In five days of August 1914 a Russian army was surrounded and destroyed.',
  },
  CP10: {
    title: 'OBER OST',
    text: 'In this action round GE and AH count as one nationality in the cost of activation.',
    history: 'A supreme command for the East was to make two armies act as one.',
  },
  CP11: {
    title: 'MASURIAN LAKES',
    needs:
      'a GE unit attacks a RU unit in Lötzen, Gumbinnen or Allenstein or in a space connected to one of them',
    text: 'Your fire gets +1 DRM and severe weather does not shift your column.',
    history:
      'Twice, in September 1914 and in the snow of February 1915, the Russians were thrown out of Masuria.',
  },
  CP12: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XVII Reserve, XXV Reserve and III Reserve Infantry Corps, Cavalry Command. GE Troop Quality −2; at Poor, the Reserve corps arrive reduced.',
    history: 'The new Ninth Army was formed in Silesia to shield Austria’s flank.',
  },
  CP13: {
    title: 'EISENBAHNTRUPPEN',
    text: 'For the rest of the game mixed-gauge links from Germany and Austria-Hungary into Russia count as single gauge for CP attacks and CP SR.',
    history: 'German railway troops narrowed the Russian tracks almost as fast as the front moved east.',
  },
  CP14: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: II and XXI Infantry Corps, XXXIX Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'Ober Ost got corps from the West and some that had been newly raised.',
  },
  CP15: {
    title: 'MACKENSEN',
    text: 'Place the Mackensen HQ, 1 Heavy Artillery and the GE Guard and X Infantry Corps together on one GE supply source. Not a reinforcement card.',
    history: 'August von Mackensen broke through between Gorlice and Tarnow in May 1915.',
  },
  CP16: {
    title: 'HOFFMANN',
    text: 'In this action round 1 GE attack of your choice gets +1 DRM and +1 to its flank attack attempt.',
    history: 'Max Hoffmann had drafted the orders for Tannenberg before his new chiefs arrived.',
  },
  CP17: {
    title: 'CHLORINE GAS',
    needs: 'a GE unit attacks a space with a trench or an intact fort',
    text: 'Your fire gets +1 DRM and the trench does not shift your column.',
    history: 'Gas was released west of Warsaw in 1915 and against the fortress of Osowiec.',
  },
  CP18: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XIII Infantry Corps, XXIV Reserve and XL Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'Early in 1915 fresh corps came east for the winter battle.',
  },
  CP19: {
    title: 'U-BOATS IN THE MEDITERRANEAN',
    text: 'From now on, unless CONVOY is in force, AP may not SR by sea in the Mediterranean and may not play sea-invasion cards.',
    history: 'Boats based at Pola and Cattaro preyed on the routes to Salonika and Egypt.',
  },
  CP20: {
    title: 'SUD ARMY',
    text: 'AH reinforcements on AH supply sources: the GE/AH Sud Army. AH Troop Quality does not change and it never arrives reduced.',
    history: 'German and Austrian divisions fought side by side in the snow of the Carpathians.',
  },
  CP21: {
    title: 'ARMY OF THE BUG',
    text: 'GE reinforcements on GE supply sources: the GE/AH Army of the Bug. GE Troop Quality does not change and it never arrives reduced.',
    history: 'Linsingen’s army was named after the river it followed north in July 1915.',
  },
  CP22: {
    title: 'THE BLACK HAND',
    needs: 'Serbia has not collapsed',
    text: 'This turn AP may not play PUTNIK as a combat card and pays 1 OPS more to activate a space or stack with SB units.',
    history:
      'The secret society of officers behind the murder at Sarajevo ended before a Serbian firing squad in 1917.',
  },
  CP23: {
    title: 'BULGARIA',
    needs: 'Bulgaria is neutral',
    text: 'Bulgaria joins CP: set up the units of the Bulgarian entry. CP gains 1 VP for each Bulgarian VP space.',
    history: 'Bulgaria struck Serbia in the back in October 1915 for the sake of Macedonia.',
  },
  CP24: {
    title: 'SURRENDER OF FT. RUPEL',
    needs: 'Bulgaria is at war, Greece is neutral and no AP unit is at Ft. Rupel or Doiran',
    text: 'CP takes control of Ft. Rupel and Doiran with fort and level 2 trench intact; this does not break Greek neutrality. Neutral GR units there move to the nearest other Greek space (not Athens or Salonika) without AP or CP units that can hold them; CP chooses between equals.',
    history: 'On orders from Athens the garrison opened the pass to the Bulgarians in May 1916.',
  },
  CP25: {
    title: 'RUSSIAN WAR MATERIEL SHORTAGE',
    needs: 'POLIVANOV has not been played as an event',
    text: 'This turn RU attacks get −1 DRM. At the start of the Replacement Phase the RU RPs recorded this turn are halved, rounding down.',
    history:
      'In the spring of 1915 batteries were rationed to a few shells a day and recruits waited for rifles.',
  },
  CP26: {
    title: 'VON BOJNA',
    needs: 'an AH unit defends a mountain space or a space of the Italian Front',
    text: 'Your fire gets +1 DRM, and another +1 DRM if the space is mountain and on the Italian Front.',
    history: 'Svetozar Boroević held the Isonzo through eleven battles.',
  },
  CP27: {
    title: 'THE TSAR TAKES COMMAND',
    needs: 'CP controls at least 3 Russian VP spaces and FALL OF THE TSAR has not been played as an event',
    text: 'RU National Will −2.',
    history: 'From September 1915 every defeat was the Tsar’s own.',
  },
  CP28: {
    title: 'TURKISH REINFORCEMENTS',
    needs: 'Bulgaria is at war',
    text: 'TU reinforcements on TU supply sources: VI and XV Infantry Corps.',
    history: 'One Turkish corps went to Romania and another to the Złota Lipa in Galicia.',
  },
  CP29: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: IV Reserve and X Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'The offensives of 1915 drew still more divisions away from France.',
  },
  CP30: {
    title: 'AUSTRO-HUNGARIAN REINFORCEMENTS',
    text: 'AH reinforcements on AH supply sources: XVIII and XIX Infantry Corps, Hauer and Brudermann Cavalry Corps. AH Troop Quality −5; at Poor, XVIII and XIX arrive reduced.',
    history: 'Loose cavalry divisions were gathered into corps under Hauer and Brudermann.',
  },
  CP31: {
    title: 'GERMAN WAR INDUSTRY',
    text: 'For the rest of the game every card that CP plays for RPs gives 1 GE RP more.',
    history: 'Cut off from imports, Germany made nitrates from air and guns from everything.',
  },
  CP32: {
    title: 'LAKE NAROCH',
    needs: 'a RU unit attacks and a GE unit defends in Russia',
    text: 'AP fire gets −2 DRM, and another −1 DRM if the space is swamp or forest.',
    history: 'In March 1916 a Russian offensive drowned in thaw and mud for the sake of Verdun.',
  },
  CP33: {
    title: 'THE STRUMA AND MONASTIR',
    needs:
      'a BU or GE unit takes part on your side and the defended space is in Greece or is Monastir or Skopje',
    text: 'Your fire gets +1 DRM.',
    history:
      'The Bulgarian advance to the Struma forestalled Sarrail, who yet took Monastir in November 1916.',
  },
  CP34: {
    title: 'RASPUTIN',
    needs: 'FALL OF THE TSAR has not been played as an event',
    text: 'RU National Will −2.',
    history:
      'Ministers rose and fell by the word of a Siberian peasant until nobles murdered him in December 1916.',
  },
  CP35: {
    title: 'KING CONSTANTINE',
    needs:
      'AP played GREECE as an event in the action just before; or Greece is neutral, CP controls all VP spaces of Serbia, Montenegro, Romania and Bulgaria, and NOEMVRIANA has not been played as an event',
    text: 'In the first case GREECE is cancelled: Greece stays neutral and GREECE is discarded. In the second case Greece joins CP, which is no neutral entry; CP gains 1 VP for each Greek VP space that it does not control and that AP does not occupy, and GREECE can never again be played as an event.',
    history:
      'The Kaiser’s brother-in-law wanted his country neutral and his prime minister wanted it at war.',
  },
  CP36: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XXII Reserve and XXVII Reserve Infantry Corps, 1 Heavy Artillery (with a GE unit). GE Troop Quality −2; at Poor, the two corps arrive reduced.',
    history: 'Two corps and heavy guns came east in 1916 to prop up the broken Austrian front.',
  },
  CP37: {
    title: 'ENVER-FALKENHAYN SUMMIT',
    needs: 'Bulgaria is at war',
    text: 'This turn TU units do not add to the cost of activating a space or stack that holds units of another CP nation. Then CP may SR 1 TU LCU at no cost.',
    history: 'Enver Pasha offered his best divisions for Galicia and Romania.',
  },
  CP38: {
    title: 'VERDUN',
    text: 'This turn AP may not play as events INTERVENTION IN THE BALKANS, SALONIKA INVASION, SARRAIL, ALBANIAN GAMBIT, NOEMVRIANA, DESPERATE FRANKIE or SUPREME WAR COUNCIL. All AP-A RPs recorded this turn, before or after this event, are lost.',
    history: 'For most of 1916 the French army could think of little but Verdun.',
  },
  CP39: {
    title: 'FALKENHAYN',
    text: 'Place the Falkenhayn HQ with a supplied GE unit. All later CP Mandatory Offensive rolls get +1.',
    history: 'Dismissed as chief of staff, Erich von Falkenhayn overran Romania as an army commander.',
  },
  CP40: {
    title: 'CLEARING THE DOBRUJA',
    needs: 'Romania is at war; a CP attack on Silistra, Constanta, Galatz or Varna',
    text: 'Your fire gets +2 DRM.',
    history: 'Mackensen’s mixed army took Turtucaia in days and Constanta in October 1916.',
  },
  CP41: {
    title: 'AUSTRO-HUNGARIAN REINFORCEMENTS',
    needs: 'Italy is at war',
    text: 'AH reinforcements on AH supply sources: XXII, XXIII, XXIV, XXV and XXVI Infantry Corps. AH Troop Quality −5; at Poor, all arrive reduced.',
    history: 'With Russia failing, the Monarchy could turn its divisions against Italy.',
  },
  CP42: {
    title: 'VON BELOW',
    needs: 'a GE unit attacks a space of the Italian Front',
    text: 'Your fire gets +2 DRM and severe weather does not shift your column. If the defenders must retreat 2 spaces, 1 of them (AP’s choice) first loses 1 more step.',
    history: 'Otto von Below’s Fourteenth Army tore the Italian line open at Caporetto.',
  },
  CP43: {
    title: 'UNRESTRICTED SUBMARINE WARFARE',
    needs: 'U-BOATS IN THE MEDITERRANEAN is in force',
    text: 'CONVOY is no longer in force. For the rest of the game every card that AP plays for RPs gives 1 AP-A RP less (not below 0).',
    history: 'From February 1917 ships were sunk without warning, and America entered the war.',
  },
  CP44: {
    title: 'FEUERWALZE',
    needs: 'a GE LCU attacks',
    text: 'CP fires first: AP takes its losses before it fires, even across water or after a failed flank attack attempt.',
    history: 'Georg Bruchmüller’s rolling barrage walked ahead of the infantry by the clock.',
  },
  CP45: {
    title: 'RUSSIAN ARMY MORALE DISSOLVES',
    needs: 'RU Troop Quality is 4 or less; a RU unit takes part on the enemy side',
    text: 'AP fire gets −2 DRM. After the combat RU Troop Quality −1.',
    history: 'Soldiers’ committees debated orders, and then the soldiers went home.',
  },
  CP46: {
    title: 'VON HUTIER',
    needs: 'a GE LCU attacks',
    text: 'Your fire gets +1 DRM and a trench does not shift your column. You may announce a flank attack now even if the space has a trench; all other limits on flank attacks hold.',
    history: 'Oskar von Hutier took Riga in September 1917 with the methods of 1918.',
  },
  CP47: {
    title: 'RUSSIAN WAR WEARINESS',
    text: 'The Armistice marker moves −2 in step 1 of the War Status Phase. RU National Will −1.',
    history: 'Prices outran wages, the wounded came back untended, and nobody believed in victory.',
  },
  CP48: {
    title: 'RUSSIAN RAILROAD COLLAPSE',
    text: 'AP loses all RU RPs recorded so far this turn. AP may not use SR for RU units for the rest of the turn.',
    history: 'By the winter of 1916 worn-out engines could feed neither the army nor the towns.',
  },
  CP49: {
    title: 'RUSSIAN FOOD RIOTS',
    needs: 'RU National Will is 4 or less',
    text: 'Place the Food Riots marker on the Russian Revolution track. RU National Will −2.',
    history: 'Women queuing for bread in Petrograd began the rising the garrison would not put down.',
  },
  CP50: {
    title: 'RUSSIAN REVOLUTION',
    needs: 'RUSSIAN FOOD RIOTS has been played as an event and an uprising is in Russia',
    text: 'Place the Revolution marker 1 turn ahead. When that turn begins the Russian Revolution begins.',
    history: 'Within a week of March 1917 three centuries of Romanov rule were over.',
  },
  CP51: {
    title: 'FALL OF THE TSAR',
    needs: 'RUSSIAN REVOLUTION has been played as an event',
    text: 'For the rest of the game the AP Mandatory Offensive result RU counts as None or Made. If the revolution is suppressed place the Revolution marker 1 turn ahead: it begins again in that turn. RU National Will −2.',
    history: 'His own generals advised Nicholas II to abdicate, and in a railway carriage at Pskov he did.',
  },
  CP52: {
    title: 'NOVEMBER COUP',
    needs: 'FALL OF THE TSAR has been played as an event and the Russian Revolution is at stage 2 or more',
    text: 'Place 1 RU uprising in Russia. AP may now play TREATY OF BREST-LITOVSK.',
    history: 'In one night the Bolsheviks took the bridges, the telephones and the Winter Palace.',
  },
  CP53: {
    title: 'WAR IN AFRICA',
    text: 'AP removes 1 BR LCU of its choice from the map to the Eliminated box, or 2 BR SCUs to the Replaceable box.',
    history: 'Lettow-Vorbeck kept an Allied army many times his size busy until after the armistice.',
  },
  CP54: {
    title: 'TSAR’S ARMORIES',
    needs: 'CP controls at least 5 Russian VP spaces',
    text: 'Record 4 RPs, divided among GE, AH and CP-A as CP likes.',
    history: 'The fortresses of Poland and Lithuania yielded guns and shells by the thousand.',
  },
  CP55: {
    title: 'KAISERSCHLACHT',
    needs: 'the Treaty of Brest-Litovsk is in effect and at least 3 GE LCUs are in Brandenburg',
    text: 'CP removes 3 GE LCUs in Brandenburg to the Eliminated box (no change of Troop Quality). VP +2.',
    history: 'In March 1918 the divisions from the East struck in France for a decision that did not come.',
  },
}
