import { COUNTERSIGN, MAKE_PAGE } from './in-ci.ts'

/**
 * A pipeline for GitLab that judges a target on three machines. Variables come from the project's settings by themselves.
 */
export const gitlabPipeline = (): string => `\
# Judges the electronic signature service at ESIGN_BASE_URL, on three machines. ESIGN_BASE_URL, ESIGN_TEST_HOSTS, ESIGN_API_KEY
# (masked) and whatever else .env.example names come from the project's CI/CD settings.
stages: [judge, verdict]

judge:
  stage: judge
  image: node:22
  timeout: 30 minutes
  parallel: 3
  # One pipeline at a time: they share a workspace.
  resource_group: conformance-$CI_NODE_INDEX
  script:
    # The gate is the verdict of all parts: of one alone only a wrong set-up (2) counts. The address is given as a flag, too:
    # where it is not set, nothing else is judged in its place.
    - >-
      ${COUNTERSIGN} run --base-url "$ESIGN_BASE_URL" --known known.yaml
      --shard "$CI_NODE_INDEX/$CI_NODE_TOTAL" --seed "$CI_PIPELINE_IID" --out "shard-$CI_NODE_INDEX" || test $? -ne 2
  artifacts:
    when: always
    paths: [shard-*]

verdict:
  stage: verdict
  image: node:22
  when: always
  script:
    - ${COUNTERSIGN} merge shard-* --known known.yaml --out reports/out
  after_script:
    - ${MAKE_PAGE}
  artifacts:
    when: always
    paths: [reports/out]
    reports:
      junit: reports/out/junit.xml
`
