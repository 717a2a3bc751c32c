/*
 * What --help tells beyond the options.
 */
export const RUN_HELP = `
Keys never come from a flag. They are read from the environment or from .env:
  ESIGN_BASE_URL, ESIGN_API_KEY, ESIGN_NO_ACCESS_API_KEY, ESIGN_CONTROL_URL, ESIGN_CONTROL_TOKEN,
  and one variable for each fact of the workspace: see .env.example, and countersign config.
A run writes: it reaches no host but this machine and those that ESIGN_TEST_HOSTS names.

Known violations stand in a file as entries of rule and reason, and if wanted ticket and expires (2030-01-31). They are
neither green nor red, and what could not be judged because of them does not fail a run. An entry counts where its rule was
judged; in a run of all rules one that has expired counts in any case. countersign known --update writes the file.
--require and --max-not-exercised are about rules that can be judged: not about open ones, nor those beyond the reach of any
client.

Exit codes: 0 passed; 1 a rule is violated and not known, stated or inferred (with --gate stated, or ESIGN_GATE=stated: a
stated one); 2 command line, configuration, list of known violations, first contact or what is told of the workspace wrong,
nothing judged, or an entry of the list does not hold any more; 3 nothing violated but something inconclusive, or not judged that is required, or no rule
judged, or the suite itself failed; 130 interrupted.`

export const DOCTOR_HELP = `
It sends few requests: drafts, which it cancels, a small file, and one of 25 MB unless ESIGN_BIG_UPLOADS=false.

Exit codes: 0 a run may begin; 2 something is wrong.`

export const PROVE_HELP = `
With --together N, sets of N faults whose rules do not overlap are put together into one service each, and judged by every
scenario; --rule chooses the faults. Faults that break more than six rules alone are left out: by their own rules, and by
the fault matrix of the last prove --all in the folder. Written is prove-together.json, with what hid each fault that is
not told. A set is seen again with countersign run --fault a,b,c.

Exit codes: 0 all is proved (with --together: 97 of 100 faults are told); 1 it is not; 2 command line wrong; 3 the suite
itself failed.`

export const COVERAGE_HELP = `
A row of a table counts as one sentence. The document itself is not part of the suite: kept is a digest of each sentence,
which tells where a newer copy says something else, and so which rules to look at.

Exit codes: 0 listed, or the copy says the same; 1 the copy says something else; 2 command line wrong, or no such file.`

export const MERGE_HELP = `
The parts must be all of one run: the same n, target, seed, rules and version of the suite. Where one is missing the reports
say what was not judged, and the run does not pass.

Exit codes: those of countersign run; 2 also for folders that are not parts of one run.`
