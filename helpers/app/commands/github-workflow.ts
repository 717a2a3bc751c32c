import { SECRET_VARIABLES, VARIABLE_NAMES } from '../../engine/configuration/configuration.ts'
import { COUNTERSIGN, INSTALLED_FROM, MAKE_PAGE } from './in-ci.ts'

const line = (name: string) => `  ${name}: \${{ ${SECRET_VARIABLES.includes(name) ? 'secrets' : 'vars'}.${name} }}`

/**
 * A workflow for GitHub that judges a target on three machines, every night and on demand. Every variable comes from the
 * repository's settings.
 */
export const githubWorkflow = (): string => `\
# Judges the electronic signature service at ESIGN_BASE_URL on three machines, every night and on demand.
# ${INSTALLED_FROM}
name: conformance

on:
  workflow_dispatch:
  schedule:
    - cron: '0 3 * * *'

permissions:
  contents: read

# One run at a time, because runs share a workspace.
concurrency: conformance

env:
  # From the repository's settings (Secrets and variables, Actions). An empty variable counts as not set.
${VARIABLE_NAMES.map(line).join('\n')}
  # Headers that a gateway requires, one variable each:
  # ESIGN_HEADER_X_GATEWAY_KEY: \${{ secrets.ESIGN_HEADER_X_GATEWAY_KEY }}

jobs:
  judge:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    strategy:
      fail-fast: false
      matrix:
        shard: [1, 2, 3]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      # A part fails only if its set-up is wrong (exit code 2); the job below gates on all parts together. The address is a flag
      # too, so that the run fails if ESIGN_BASE_URL is empty.
      - name: Judge a part
        run: >-
          ${COUNTERSIGN} run --base-url "$ESIGN_BASE_URL" --known known.yaml
          --shard "$SHARD/3" --seed "$GITHUB_RUN_NUMBER" --out "shard-$SHARD" || test $? -ne 2
        env:
          SHARD: \${{ matrix.shard }}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: shard-\${{ matrix.shard }}
          path: shard-\${{ matrix.shard }}

  verdict:
    needs: judge
    if: always()
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - uses: actions/download-artifact@v4
        with:
          pattern: shard-*
      - name: Does the service conform?
        run: ${COUNTERSIGN} merge shard-* --known known.yaml --out reports/out
      - name: Make the Allure page
        if: always()
        run: ${MAKE_PAGE}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: conformance
          path: reports/out
`
