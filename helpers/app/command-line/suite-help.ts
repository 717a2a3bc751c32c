import type { More } from './help.ts'

export const RULES_HELP: More = {
  examples: {
    "npx countersign rules 'metadata/key-*'": 'print the rules whose id matches a glob',
    'npx countersign rules --json': 'print all rules for a program to read',
  },
}

export const COVERAGE_HELP: More = {
  examples: {
    'npx countersign coverage --open': 'print the sentences that have no rule',
    'npx countersign coverage --document interface.md': 'compare a newer copy of the document',
  },
  notes: [
    'A table row counts as one sentence. The document itself is not part of the suite. The suite keeps a digest of each ' +
      'sentence, which shows where a newer copy differs and so which rules to review.',
  ],
  exits: {
    0: 'the sentences were printed, or the copy is the same',
    1: 'the copy differs',
    2: 'the command line is wrong, or the file does not exist',
  },
}

export const OPENAPI_HELP: More = {
  examples: {
    'npx countersign openapi --out openapi.json': 'write the description for a generator of clients or documentation',
    'npx openapi-typescript openapi.json -o esign.d.ts': 'generate types from it',
  },
  notes: [
    'It contains only what the document says: paths, arguments, limits, members of responses, statuses and authentication. ' +
      'It restricts nothing that the document leaves open. countersign serve offers the same description at /openapi.json.',
  ],
}

export const SERVE_HELP: More = {
  examples: {
    'npx countersign serve': 'serve on port 4010 until Ctrl-C',
    'npx countersign serve --port 0 --fault metadata-key-21-create': 'serve with a fault, on any free port',
    'npx countersign serve --variant distinct-documents --latency 300':
      'serve a slow service that conforms in another way',
  },
  notes: [
    'The start page lists transactions and their events. It links to the action pages, on which you read, sign, refuse and ' +
      'ask as a participant would. Their addresses are also those in actions[].url.',
    'The service can be reached only from this machine, and forgets everything when it stops.',
  ],
}

export const PROVE_HELP: More = {
  examples: {
    'npx countersign prove --rule metadata': 'prove that every fault of one area is caught',
    'npx countersign prove --together 20 --sets 5': 'prove that 20 faults in one service are all reported',
  },
  notes: [
    'With --together n, n faults that break different rules are put into one service, which every scenario judges. --rule ' +
      'chooses the faults to draw from. Faults that break more than six rules on their own are left out; the count comes ' +
      'from their own rules and from the fault matrix of the last prove --all in the folder. For every fault that was ' +
      'missed, prove-together.json names what hid it. Repeat a set with countersign run --fault a,b,c.',
  ],
  exits: {
    0: 'every fault was caught (with --together: at least 97 of 100)',
    1: 'a fault was not caught, a rule has no fault that is caught, or a rule fails without a fault',
    2: 'the command line is wrong',
    3: 'the suite itself failed',
  },
}
