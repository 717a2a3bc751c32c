import { SECRET_VARIABLES, VARIABLE_NAMES } from '../targets/configuration.ts'

const line = (name: string) => `      ${name}: \${{ ${SECRET_VARIABLES.includes(name) ? 'secrets' : 'vars'}.${name} }}`

/**
 * A workflow for GitHub that judges a target by hand and every night: every variable comes from the repository's settings.
 * @param version of the suite
 */
export function githubWorkflow(version: string): string {
  return `# Judges the electronic signature service at ESIGN_BASE_URL, by hand and every night.
name: conformance

on:
  workflow_dispatch:
  schedule:
    - cron: '0 3 * * *'

permissions:
  contents: read

# One at a time: they share a workspace.
concurrency: conformance

jobs:
  conformance:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    env:
      # From the repository's settings (Secrets and variables, Actions). What is not set there counts as not set.
${VARIABLE_NAMES.map(line).join('\n')}
      # Headers of a gateway, one variable each:
      # ESIGN_HEADER_X_GATEWAY_KEY: \${{ secrets.ESIGN_HEADER_X_GATEWAY_KEY }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      # The address is given as a flag, too: where it is not set, nothing else is judged in its place.
      - name: Is the set-up right?
        run: npx --yes countersign@${version} doctor --base-url "$ESIGN_BASE_URL"
      - name: Does the service conform?
        run: npx --yes countersign@${version} run --base-url "$ESIGN_BASE_URL" --known known.yaml
      - name: Keep the reports
        if: always()
        uses: actions/upload-artifact@v4
        with:
          name: conformance
          path: reports/out
`
}
