import type { More } from './help.ts'

export const PROGRAM_HELP: More = {
  examples: {
    'npx countersign run --rule metadata': 'judge the rules of one area on the embedded reference service',
    'npx countersign init': 'write the files to fill in before you judge a service of your own',
  },
}

const GATE_EXITS = {
  0: 'passed',
  1: 'a rule is violated and not on the known list (with --gate: a rule of one of its levels)',
  3:
    'no verdict: a rule is inconclusive, a rule that was required or judged before was not judged, too many rules were not ' +
    'exercised, no rule was judged, the run ended early, or the suite itself failed',
  4: 'an entry of the known list no longer holds: its rule conforms now, or it has expired',
  130: 'interrupted',
}

const GATE_PRECEDENCE =
  'If several apply, the first of 130, 1, 4, 3 is the exit code: a run with a violated rule and an outdated entry of the ' +
  'known list exits with 1.'

export const RUN_HELP: More = {
  examples: {
    'npx countersign run --rule metadata --fault metadata-key-21-create':
      'show how a violated rule is reported, on the embedded reference service',
    'npx countersign run --base-url https://sign.test.example --known known.yaml':
      'judge a deployed service, and ignore its known violations',
    'npx countersign run --against staging.env': 'judge the configured service and another one, and say what differs',
    'npx countersign run --against staging.env --rule listing': 'compare the two services in one area',
    'npx countersign run --rules our-rules': 'judge rules of your own as well (countersign help own-rules)',
  },
  notes: [
    'Keys are never flags. Set ESIGN_API_KEY and the facts of the workspace in the environment or in .env: countersign ' +
      'init writes a commented .env, and countersign config prints the values in effect.',
    'A run creates transactions, so it connects only to this machine and to the hosts that ESIGN_TEST_HOSTS names.',
    'The known list is a YAML file of entries with a rule and a reason, and optionally a ticket and an expiry date ' +
      '(expires: 2030-01-31). An entry without a reason is refused. Neither a known violation nor a rule that could not be judged because of one fails the run. ' +
      'An entry is checked if its rule was judged; in a run of all rules, an expired entry is always reported.',
    'countersign known --update writes the known list. Below the entries it records the rules that were judged: if a ' +
      'later run selects one of them and does not judge it, the run names the rule and exits with 3.',
    '--require and --max-not-exercised ignore open rules and rules that are not testable by a client. ' +
      '--max-not-exercised includes the rules that a run counts as not shown by the target.',
  ],
  exits: {
    ...GATE_EXITS,
    2: 'nothing was judged: the command line, configuration, known list, first contact or a workspace fact is wrong',
  },
  precedence: GATE_PRECEDENCE,
}

export const EXPLORE_HELP: More = {
  examples: {
    'npx countersign explore --runs 300': 'explore the embedded reference service',
    'npx countersign explore --base-url https://sign.test.example --minutes 10':
      'explore a deployed service for ten minutes',
    'npx countersign explore --fault skipped-task-comes-back':
      'show the report of a mistake that only a sequence shows',
  },
  notes: [
    'After each step of a sequence, the transaction is compared with a model of the document, as far as the document states it or ' +
      'it follows. A mismatch is reported if a fresh replay reproduces it; a 5xx response or a lost connection is never one.',
    'Steps that need a capability that the target lacks are left out, and are printed. Everything that is created is cancelled.',
  ],
  exits: {
    0: 'no mismatch was found',
    1: 'a mismatch was found',
    2: 'nothing was explored: the command line, configuration, first contact or a workspace fact is wrong',
    3: 'no conclusion: too many sequences failed, a mismatch was not reproduced, or the suite itself failed',
    130: 'interrupted',
  },
}

export const INIT_HELP: More = {
  examples: {
    'npx countersign init': 'write .env, known.yaml and a GitHub workflow',
    'npx countersign init --ci gitlab': 'write a GitLab pipeline instead of the workflow',
  },
}

export const DOCTOR_HELP: More = {
  examples: {
    'npx countersign doctor': 'check the target that the environment and .env configure',
    'npx countersign doctor --rule seal': 'check what a run of one area needs',
  },
  notes: [
    'It sends a few requests: it creates drafts and cancels them, and it uploads a small file and one of 25 MB. Set ' +
      'ESIGN_BIG_UPLOADS=false to leave the large one out.',
  ],
  exits: { 0: 'a run can start', 2: 'a run cannot start: the command line or the set-up is wrong' },
}

export const CLEANUP_HELP: More = {
  examples: {
    'npx countersign cleanup': 'cancel the leftovers of the runs in reports/out',
    'npx countersign cleanup --out reports/nightly': 'cancel the leftovers of the runs in another folder',
    'npx countersign cleanup --against staging.env': 'cancel what run --against staging.env left on the second target',
  },
  notes: [
    'It prints the target and the number of transactions in the ledgers, then how many it cancelled, how many had ended ' +
      'before, how many the target does not know, and each that is left with the reason. If the target refuses to cancel a ' +
      'transaction, its state is read. A ledger is deleted only when nothing of it is left.',
  ],
  exits: {
    0: 'nothing is left, or there was nothing to cancel',
    2: 'nothing was cancelled: the configuration is wrong, or the target is not that of the runs',
    3: 'some transactions are left, or belong to another target: the output says which and why',
  },
}

export const CONFIG_HELP: More = {
  examples: {
    'npx countersign config': 'print what is set, where it comes from, and what a run would judge',
    'npx countersign config --json': 'print the same for a program to read',
  },
  exits: { 0: 'the configuration is valid', 2: 'the configuration is invalid: a run cannot start with it' },
}

export const MERGE_HELP: More = {
  examples: {
    'npx countersign merge shard-1 shard-2 shard-3': 'combine three parts into reports/out',
    'npx countersign merge shard-* --known known.yaml': 'apply the known list to the combined verdicts',
  },
  notes: [
    'All parts must belong to one run: the same n, target, seed, rules and version of the suite. If a part is missing, the ' +
      'output and the reports begin with it, its rules are not exercised, no demand counts them, and the run does not pass.',
  ],
  exits: {
    ...GATE_EXITS,
    130: 'a part was interrupted',
    2: 'nothing was merged: the command line, configuration or known list is wrong, or the folders are not parts of one run',
  },
  precedence: GATE_PRECEDENCE,
}

export const COMPARE_HELP: More = {
  examples: {
    'npx countersign compare reports/out/previous reports/out': 'compare the last run with the run before',
    'npx countersign compare main branch --fail-on regressions': 'fail a pipeline only if something got worse',
  },
  notes: [
    'It compares findings, verdicts, rules of the suite, and the behaviour that the document leaves open. Ids, times and ' +
      'made-up texts do not count as differences.',
    'Something got worse if a rule that conformed is violated, a rule that was judged is inconclusive, or a finding ' +
      'appeared. Known violations do not count, and neither do levels that the --gate of b leaves out.',
  ],
  exits: {
    0: 'the runs were compared',
    1: 'with --fail-on regressions, something got worse',
    2: 'the command line is wrong, or a report cannot be read',
  },
}

export const KNOWN_HELP: More = {
  examples: {
    'npx countersign known': 'check known.yaml',
    'npx countersign known --update': 'add the violations of the last run, and remove entries that no longer hold',
  },
  notes: [
    'The list has two parts: the entries of known violations, and below a line with --- the ids of the rules that were ' +
      'judged. With run --known or merge --known, a known violation does not fail the run, and a rule of the second part ' +
      'that is no longer judged does.',
    '--update adds entries with the reason TO BE FILLED IN, and lists them. Replace it: run --known and merge --known exit ' +
      'with 2, and send nothing, while an entry has this reason or none.',
    '--update records every rule that the last run judged, conforming or violated. It removes ids only after a run of all ' +
      'rules that finished, and it never removes an excluded rule.',
  ],
  exits: {
    0: 'the list is valid, or was updated',
    2: 'the list, or the report of the last run, cannot be used; or an entry has no reason',
  },
}

export const REPORT_HELP: More = {
  examples: {
    'npx countersign report': 'write reports/out/allure-report',
    'npx countersign report --out reports/nightly': 'write the page of the last run in another folder',
  },
}

export const STATEMENT_HELP: More = {
  examples: {
    'npx countersign statement reports/out/conformance-statement.json': 'check the statement of the last run',
    'npx countersign statement received.json': 'check a statement that somebody handed to you',
  },
  notes: [
    'Each digest is the SHA-256 of one line for each rule, sorted by id. For all rules, a line is the id, a tab, the level, a ' +
      'tab and the statement. For the judged rules, it is the id, a tab and the verdict (conforms or violates).',
    'A digest is not a signature, as it can be computed again after a change. Compare it with the digest that its author published.',
  ],
  exits: {
    0: 'the digests hold, and the rules are those of this version of the suite',
    1: 'a digest does not hold, or the rules are different',
    2: 'the file is not a statement, or cannot be read',
  },
}

export const SHOW_HELP: More = {
  examples: {
    'npx countersign show 1': 'print the first finding, its rules, and the judged request',
    'npx countersign show metadata/key-beyond-limit-create': 'print what the last run found out about a rule',
  },
}
