import { Help } from 'commander'
import { labelled, wrap } from '../../../reports/terminal/layout.ts'
import type { Screen } from '../process/screen.ts'

/** What --help tells beyond the options. */
interface More {
  readonly tells: readonly string[]
  /** What each exit code means. */
  readonly exits: Readonly<Record<number, string>>
}

export const RUN_HELP: More = {
  tells: [
    'Keys never come from a flag: variables of the environment or of .env tell them (ESIGN_API_KEY), and the facts of the workspace. ' +
      'countersign init writes a .env that explains each, countersign config shows what is in effect.',
    'A run writes: it reaches no host but this machine and those that ESIGN_TEST_HOSTS names.',
    'Known violations stand in a file as entries of rule and reason, and if wanted ticket and expires (2030-01-31). They are ' +
      'neither green nor red, and what could not be judged because of them does not fail a run. An entry counts where its ' +
      'rule was judged; in a run of all rules one that has expired counts in any case. countersign known --update writes ' +
      'the file. Below its entries it lists the rules that were judged: if a run no longer judges one of them though it was ' +
      'asked for it, the run names it and ends with 3.',
    '--require and --max-not-exercised are about rules that can be judged: not about open ones, nor those beyond the reach ' +
      'of any client. --max-not-exercised also counts rules for which the target shows nothing that could be judged.',
  ],
  exits: {
    0: 'passed',
    1: 'a rule is violated and not known, stated or inferred (with --gate stated, or ESIGN_GATE=stated: a stated one)',
    2: 'the command line, the configuration, the known list, the first contact or a configured workspace fact is wrong, and nothing was judged',
    3: 'nothing is violated, but something is inconclusive, or not judged that is required or was judged before, or no rule was judged, or the deadline was reached, or the suite itself failed',
    4: 'an entry of the known list no longer holds: remove it, or run countersign known --update',
    130: 'interrupted',
  },
}

export const KNOWN_HELP: More = {
  tells: [
    'The list has two parts: entries of known violations, and below them, after a line with ---, the ids of the rules that were ' +
      'judged. With run --known or merge --known, a known violation does not fail the run, and a rule of the second part that ' +
      'is no longer judged does.',
    '--update records each rule that the last run judged, whether it conforms or is violated. Only a run of all rules that came to its ' +
      'end removes ids; excluded rules stay.',
  ],
  exits: { 0: 'the list is in order, or was updated', 2: 'the list or the report of the last run cannot be used' },
}

export const DOCTOR_HELP: More = {
  tells: [
    'It sends few requests: drafts, which it cancels, a small file, and one of 25 MB unless ESIGN_BIG_UPLOADS=false.',
  ],
  exits: { 0: 'a run may begin', 2: 'something is wrong' },
}

export const PROVE_HELP: More = {
  tells: [
    'With --together N, sets of N faults whose rules do not overlap are put together into one service each, and judged by ' +
      'every scenario; --rule chooses the faults. Faults that break more than six rules alone are left out: by their own ' +
      'rules, and by the fault matrix of the last prove --all in the folder. Written is prove-together.json, with what hid ' +
      'each fault that is not told. A set is seen again with countersign run --fault a,b,c.',
  ],
  exits: {
    0: 'all is proved (with --together: 97 of 100 faults are told)',
    1: 'it is not',
    2: 'command line wrong',
    3: 'the suite itself failed',
  },
}

export const COVERAGE_HELP: More = {
  tells: [
    'A row of a table counts as one sentence. The document itself is not part of the suite: kept is a digest of each ' +
      'sentence, which tells where a newer copy says something else, and so which rules to look at.',
  ],
  exits: {
    0: 'listed, or the copy says the same',
    1: 'the copy says something else',
    2: 'command line wrong, or no such file',
  },
}

export const MERGE_HELP: More = {
  tells: [
    'The parts must be all of one run: the same n, target, seed, rules and version of the suite. Where one is missing the ' +
      'reports say what was not judged, and the run does not pass.',
  ],
  exits: { ...RUN_HELP.exits, 2: 'also: the folders are not parts of one run' },
}

/** What comes after the options of a command, in lines that a terminal can show. */
export const moreHelp =
  ({ tells, exits }: More, { width }: Pick<Screen, 'width'>) =>
  (): string =>
    [
      '',
      ...tells.flatMap((text) => [...wrap(text, width), '']),
      'Exit codes:',
      ...Object.entries(exits).flatMap(([code, text]) => labelled(code, text, { indent: 2, column: 5, width })),
    ].join('\n')

/** Options as commander tells them, without defaults that say nothing. */
export const optionText: Help['optionDescription'] = (option) =>
  new Help().optionDescription(option).replace(/ \(default: (?:\[\]|false)\)$/, '')
