import { COUNTERSIGN, INSTALLED_FROM, MAKE_PAGE } from './in-ci.ts'

/** A pipeline for GitLab that judges a target on three machines. GitLab passes the variables of the project's settings on. */
export const gitlabPipeline = (): string => `\
# Judges the electronic signature service at ESIGN_BASE_URL on three machines. ESIGN_BASE_URL, ESIGN_TEST_HOSTS, ESIGN_API_KEY
# (masked) and any other variable of .env come from the project's CI/CD settings.
# ${INSTALLED_FROM}
stages: [judge, verdict]

judge:
  stage: judge
  image: node:22
  timeout: 30 minutes
  parallel: 3
  # One pipeline at a time, because pipelines share a workspace.
  resource_group: conformance-$CI_NODE_INDEX
  script:
    # A part fails only if its set-up is wrong (exit code 2); the job below gates on all parts together. The address is a flag
    # too, so that the run fails if ESIGN_BASE_URL is empty.
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
