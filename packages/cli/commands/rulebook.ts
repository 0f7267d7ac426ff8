import { rulesOf, rulingsPage } from '@sandtable/reader'
import { rulebookProblems, subjectAmong } from '@sandtable/reader/checks'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { writeWhole } from '../files.ts'
import { findGame } from '../find-game.ts'
import { print } from '../print.ts'
import { fromRepository, inRepository, sourcesOf } from '../root.ts'
import { filesIn } from '../rules/game-files.ts'

export const rulebookCommand: Command = {
  name: 'rulebook',
  summary: 'whether the rulebook is complete and sound in both languages; makes the page of rulings',
  operands: ['game'],
  options: {
    write: { help: 'rewrite docs/rulings/<game>.md, if nothing is wrong' },
  },
  notes: [
    'Looks at packages/games/<game>/rulebook: what is missing in either language, links that lead nowhere,',
    'other order or status, rulings that code cites and that do not exist. Exit code 1 if anything is wrong.',
    'docs/rulebooks.md says how the files are written.',
  ],
  async run(args, io) {
    const { id } = await findGame(args.operand(0))
    const subject = subjectAmong(filesIn(sourcesOf(id)))
    const problems = rulebookProblems(subject)
    const { en } = subject.rulebooks
    const page = inRepository('docs', 'rulings', `${id}.md`)
    const written = args.flag('write') && problems.length === 0
    if (written) writeWhole(page, rulingsPage(id, subject.frame.text, en.rulings))
    print(io, args, { rules: rulesOf(en).length, rulings: en.rulings.length, problems, written }, [
      ...problems,
      `${rulesOf(en).length} rules, ${en.rulings.length} rulings, ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`,
      ...(written ? [`${fromRepository(page)} is written.`] : []),
    ])
    return problems.length > 0 ? EXIT.found : EXIT.good
  },
}
