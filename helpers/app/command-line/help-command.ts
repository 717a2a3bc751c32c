import type { Command } from 'commander'
import pc from 'picocolors'
import { labelled } from '../../../reports/terminal/layout.ts'
import type { Screen } from '../process/screen.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'
import { GUIDES, guideText } from './guides.ts'
import { helpWidth } from './help.ts'

/** Adds `countersign help`, which prints the options of a command, a guide, or both where they share a name. */
export function addHelpCommand(program: Command, screen: Screen): void {
  program.helpCommand(false)
  program.addHelpText('after', () => `\n${topicList(screen)}`)
  program
    .command('help')
    .helpGroup('Help:')
    .description('print the options of a command, or a guide')
    .argument('[topic]', 'a command or a guide')
    .action((topic?: string) => {
      if (topic === undefined) program.outputHelp()
      else printTopic(program, topic, screen)
    })
}

function printTopic(program: Command, topic: string, screen: Screen): void {
  const command = program.commands.find((one) => one.name() === topic)
  const guide = GUIDES.find((one) => one.topic === topic)
  if (!command && !guide) throw new UsageError(noTopic(program, topic))
  command?.outputHelp()
  if (command && guide) screen.write('')
  if (guide) screen.write(styled(guideText(guide), screen))
}

function noTopic(program: Command, topic: string): string {
  const names = [...program.commands.map((one) => one.name()), ...GUIDES.map((one) => one.topic)]
  return `help ${topic}: there is no such command or guide. Nearest: ${nearest(topic, [...new Set(names)], 1).join()}`
}

/** The guides, in lines that a terminal can show. */
function topicList(screen: Pick<Screen, 'width'>): string {
  const width = helpWidth(screen)
  const column = Math.max(...GUIDES.map(({ topic }) => topic.length)) + 2
  const lines = GUIDES.flatMap(({ topic, about }) => labelled(topic, about, { indent: 2, column, width }))
  return ['Guides (countersign help GUIDE):', ...lines].join('\n')
}

/** Markdown as it is, with its headings in bold and its code dimmed on a terminal with colours. */
function styled(markdown: string, { color }: Pick<Screen, 'color'>): string {
  const { bold, dim } = pc.createColors(color)
  let isCode = false
  const lines = markdown.split('\n').map((line) => {
    const isFence = line.startsWith('```')
    if (isFence) isCode = !isCode
    if (isFence || isCode) return dim(line)
    return line.startsWith('#') ? bold(line) : line
  })
  return lines.join('\n')
}
