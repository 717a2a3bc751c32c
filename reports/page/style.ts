/** The colours of the page, light and dark, and its large parts. */
const PARTS = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f5f6f8; --line: #dfe3e8; --text: #1b2330; --dim: #5a6472; --link: #1d56b8;
  --conforms: #4fa873; --violates: #c9252d; --known: #d98f92; --inconclusive: #e0a100; --not-exercised: #c3c9d2; --observed: #7b8fd6;
  --conforms-text: #1d7443; --violates-text: #b51d25; --known-text: #9a4347; --inconclusive-text: #855d00;
  --not-exercised-text: #5a6472; --observed-text: #44569f;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #14181e; --soft: #1c2129; --line: #2f3742; --text: #e4e8ee; --dim: #9aa5b3; --link: #8ab4f8;
    --conforms: #3f8f60; --violates: #f0575e; --known: #8d4a4e; --inconclusive: #e3b341; --not-exercised: #454e5b; --observed: #6679c4;
    --conforms-text: #6cc792; --violates-text: #ff8086; --known-text: #e0a0a4; --inconclusive-text: #e8bd55;
    --not-exercised-text: #a4aebb; --observed-text: #a5b4f3;
  }
}
* { box-sizing: border-box }
html { scroll-padding-top: .75rem }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
header, main > section { max-width: 80rem; margin: 0 auto; padding: 0 1.25rem }
main > section { padding-top: 1.75rem }
a { color: var(--link); text-underline-offset: .15em }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px }
[hidden] { display: none !important }
h2 { font-size: 1rem; margin: 0 0 .5rem }
h3 { font-size: .875rem; margin: 0 }
h4 { font-size: .8125rem; margin: 1.25rem 0 .35rem }
h5 { font-size: .75rem; margin: 0 0 .25rem; color: var(--dim); font-weight: 600 }
pre, .id, .path, .number { font-family: var(--mono); font-size: .75rem }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none }
.dim { color: var(--dim); font-weight: 400 }
.skip a { position: absolute; left: -99rem; top: .5rem; padding: .4rem .8rem; background: var(--page); z-index: 2 }
.skip a:focus { left: .5rem }
button, select, input { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 5px; padding: .25rem .5rem }
button { cursor: pointer; color: var(--link) }
button:hover { background: var(--soft) }

/* The head */
header { padding-top: .8rem }
.title { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; justify-content: space-between }
h1 { font-size: 1rem; font-weight: 600; margin: 0; min-width: 0; overflow-wrap: anywhere; flex: 1 1 24rem }
.target { display: -webkit-inline-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; vertical-align: bottom; max-width: calc(100% - 9rem) }
.verdict { font-size: 1.25rem; letter-spacing: .02em; margin-right: .5rem; font-weight: 700; color: var(--inconclusive-text) }
.code-0 { color: var(--conforms-text) } .code-1 { color: var(--violates-text) }
.facts { margin: 0; color: var(--dim); font-size: .8125rem }
.facts span + span::before { content: ' · ' }
.counts { display: flex; flex-wrap: wrap; gap: 0 1.75rem; padding: .4rem 0; border-bottom: 1px solid var(--line) }
header .own { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem 1rem; margin: 0; padding: .4rem 0; border-bottom: 1px solid var(--line) }
header .own a { display: flex; align-items: center; gap: .35rem; color: inherit; text-decoration: none } header .own a:hover { text-decoration: underline }
#map h2.own { margin-top: 1rem }
.counts a { display: flex; align-items: center; gap: .35rem; color: inherit; text-decoration: none; padding: .1rem 0 }
.counts a:hover span:last-child { text-decoration: underline }
.counts b { font-size: 1.125rem; font-variant-numeric: tabular-nums }
.counts .none b { color: var(--dim) !important; font-weight: 400 }
.counts .violates b { color: var(--violates-text) } .counts .known b { color: var(--known-text) }
.counts .inconclusive b { color: var(--inconclusive-text) } .counts .conforms b { color: var(--conforms-text) }
.counts .not-exercised b { color: var(--not-exercised-text) } .counts .observed b { color: var(--observed-text) }
.since { display: flex; flex-wrap: wrap; gap: 0 .9rem; padding: .35rem 0; font-size: .8125rem; border-bottom: 1px solid var(--line) }
.notes { padding: .35rem 0; font-size: .8125rem; border-bottom: 1px solid var(--line) }

/* The findings: 25 rows and everything above fit into 800 pixels */
#findings { padding-top: .6rem }
#findings h2 { position: absolute; left: -99rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: .8125rem }
td, tbody th { height: 24px; padding: 0 .5rem; text-align: left; font-weight: 400; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; border-bottom: 1px solid var(--line) }
thead th { height: 22px; padding: 0 .5rem; text-align: left; font-size: .75rem; font-weight: 600; color: var(--dim); border-bottom: 1px solid var(--line) }
tbody tr { position: relative }
tbody tr:hover { background: var(--soft) }
tbody th a { color: inherit; text-decoration: none }
tbody th a::after { content: ''; position: absolute; inset: 0 }
tbody tr:hover th a { text-decoration: underline }
tbody th a:focus-visible { outline: none }
tbody th a:focus-visible::after { outline: 2px solid var(--link); outline-offset: -2px }
abbr { text-decoration: none }
.count { text-align: right !important; font-variant-numeric: tabular-nums }
th.count { width: 6.5rem } th.count:first-child { width: 2.5rem } th.level { width: 5rem } th.id { width: 16.5rem; font: inherit; font-weight: 600; font-size: .75rem }
td.id { color: var(--dim) }
td.level { color: var(--dim) }
`

/** The map, the filters, the rules and their evidence. */
const DETAILS = `
/* The map */
.mark { display: inline-block; flex: none; width: .7rem; height: .7rem; border-radius: 2px; background: var(--mark); forced-color-adjust: none }
.mark.conforms, .cells .conforms { --mark: var(--conforms) } .mark.violates, .cells .violates { --mark: var(--violates) }
.mark.known, .cells .known { --mark: repeating-linear-gradient(135deg, var(--violates) 0 2px, var(--page) 2px 4px) }
.mark.inconclusive, .cells .inconclusive { --mark: var(--inconclusive) } .mark.observed, .cells .observed { --mark: var(--observed) }
.mark.not-exercised, .cells .not-exercised { --mark: var(--page); box-shadow: inset 0 0 0 1.5px var(--not-exercised) }
.mark.known, .cells .known { box-shadow: inset 0 0 0 1px var(--violates) }
.legend { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; font-size: .8125rem; margin-bottom: .5rem }
.legend li { display: flex; align-items: center; gap: .35rem }
.legend .keys { margin-left: auto }
.row { display: grid; grid-template-columns: 17rem 1fr; gap: 0 1rem; padding: .3rem 0; border-top: 1px solid var(--line); line-height: 17px }
.row h3 { font-weight: 400; font-size: .8125rem; display: flex; justify-content: space-between; gap: .5rem }
.row h3 a { color: inherit; text-decoration: none } .row h3 a:hover { text-decoration: underline }
.row h3 .dim { font-variant-numeric: tabular-nums; white-space: nowrap; font-size: .75rem } .row h3 b { color: var(--violates-text) }
.cells { display: flex; flex-wrap: wrap; line-height: 0; padding: 2px 0 0 }
.cells a { display: block; width: 13px; height: 13px; border: 1px solid var(--page); border-radius: 3px; background: var(--mark); background-clip: padding-box; forced-color-adjust: none }
.cells a:hover { outline: 2px solid var(--text); outline-offset: -1px }
.cells a:focus-visible { outline: 2px solid var(--text); outline-offset: 1px; position: relative; z-index: 1 }

/* The filters and the list. The height lets a finding with few rules be scrolled to the top. */
.filters { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; padding: .35rem .75rem .45rem; background: var(--soft); border-radius: 8px; margin-bottom: .25rem }
.filters label { display: block; font-size: .75rem; color: var(--dim) }
.filters > div { flex: 1 1 7.5rem; min-width: 0 } .filters > div:first-child { flex: 3 1 13rem } .filters input, .filters select { width: 100%; height: 32px }
.filters p { margin: 0; min-width: 13.5rem; line-height: 32px; font-variant-numeric: tabular-nums; text-align: right }
.filters button { line-height: 1.4; padding: .25rem .6rem }
.banner { padding: .25rem 0 .6rem; margin-top: .75rem } .banner h3 { font-size: 1rem; overflow-wrap: anywhere }
.banner p { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin: .2rem 0 0; font-size: .8125rem }
.part h3 { padding: .5rem 0 .1rem; font-size: .8125rem; color: var(--dim) }
.rule { border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 24px }
.rule[open] { content-visibility: visible }
.rule > summary { display: grid; grid-template-columns: .8rem 7.25rem minmax(14rem, 24rem) minmax(0, 1fr) 4.2rem; gap: .6rem; align-items: center; height: 23px; cursor: pointer; list-style: none; font-size: .8125rem; padding: 0 .35rem; border-radius: 4px }
.rule > summary::-webkit-details-marker { display: none }
.rule > summary:hover { background: var(--soft) }
.rule > summary > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.rule .kind, .rule .level { color: var(--dim) } .rule .short { color: var(--dim) }
.rule[open] > summary { background: var(--soft) } .rule[open] > summary .id { font-weight: 600 } .rule[open] .short { visibility: hidden }
.open { padding: .75rem .35rem 1.5rem 1.75rem }
.statement { font-size: 1rem; margin: 0 0 .75rem; max-width: 60rem }
dl { margin: 0 } dl > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .75rem; padding: .12rem 0 }
dt { color: var(--dim) } dd { margin: 0; overflow-wrap: anywhere; max-width: 60rem }
.open > div > dl { margin-top: .75rem; padding-top: .6rem; border-top: 1px dashed var(--line) }
.expected, .actual { font-family: var(--mono); font-size: .8125rem } .expected { color: var(--conforms-text) } .actual { color: var(--violates-text) }
.back { margin: 1rem 0 0; font-size: .8125rem }

/* Exchanges and commands */
.judged { border: 1px solid var(--line); border-left: 4px solid var(--violates); border-radius: 6px; padding: .6rem .75rem; margin: .4rem 0 }
.heading { margin: 0 0 .5rem; display: flex; flex-wrap: wrap; gap: .2rem .6rem; align-items: baseline }
.badge { background: var(--violates-text); color: var(--page); font-size: .6875rem; font-weight: 600; padding: .05rem .45rem; border-radius: 9px }
.line { display: inline-flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline; font-size: .8125rem; min-width: 0 }
.path { overflow-wrap: anywhere } .number { color: var(--dim) }
.status { font-weight: 600 } .status.well { color: var(--conforms-text) } .status.refused { color: var(--inconclusive-text) } .status.lost { color: var(--violates-text) }
.sides { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1.25rem }
.sides p { margin: .25rem 0 }
.headers { font-size: .75rem; color: var(--dim); margin-bottom: .35rem } .headers pre { padding: .25rem 0 .25rem .9rem }
.headers summary, .others summary { cursor: pointer }
.body, .command { background: var(--soft); border-radius: 5px; padding: .5rem .65rem; max-height: 26rem; overflow: auto; line-height: 1.5 }
.body .key { color: var(--link) } .body .text { color: var(--conforms-text) } .body .value { color: var(--inconclusive-text) }
.others { margin: .35rem 0; font-size: .8125rem } .others .exchange { margin: .25rem 0 .25rem .9rem; padding-left: .6rem; border-left: 2px solid var(--line) }
.exchange .sides { padding: .4rem 0 .6rem }
.copied { position: relative } .command { max-height: 6.5rem; padding-right: 5rem }
.copying { position: absolute; top: .35rem; right: .35rem; display: flex; flex-direction: row-reverse; gap: .5rem; align-items: center; font-size: .75rem }
.copying .said { background: var(--soft) }
`

/** Narrow screens, and paper. */
const MEDIA = `
#rules { padding-bottom: 4rem; min-height: calc(100vh + 20rem); scroll-margin-top: -1.25rem }
.banner:not([hidden]) + div .finding-fact { display: none }
h3[tabindex='-1']:focus { outline: none }
code { font-family: var(--mono); font-size: .9em; background: var(--soft); border-radius: 3px; padding: 0 .2em }
.body .checked { background: var(--violates-text); color: var(--page); border-radius: 2px }
@media (max-width: 60rem) {
  table .id { display: none }
  .rule > summary { grid-template-columns: .8rem minmax(0, 1fr) 6.75rem } .rule .level, .rule .short { display: none } .rule .kind { order: 1 }
  .sides { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 40rem) {
  header, main > section { padding-left: .9rem; padding-right: .9rem }
  .counts { gap: 0 1.1rem } .counts b { font-size: 1rem } .target { -webkit-line-clamp: 2; max-width: none }
  td, tbody th { height: auto; padding: .35rem .35rem; vertical-align: top } tbody th { white-space: normal } thead th { padding: 0 .35rem }
  th.count { width: 4.4rem } th.count:first-child { width: 1.9rem } table .level, thead th:nth-child(5), tbody td:nth-child(5) { display: none }
  .row { grid-template-columns: 1fr } .legend .keys { display: none } .cells a { width: 17px; height: 17px }
  .filters > div { flex: 1 1 9rem } .filters p { text-align: left }
  .rule > summary { height: auto; min-height: 36px; padding: .3rem .1rem } .rule > summary .id { white-space: normal; overflow-wrap: anywhere }
  .open { padding: .5rem 0 1.25rem .25rem } dl > div { grid-template-columns: 1fr; gap: 0; padding: .2rem 0 }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto } }
@media print {
  :root { --page: #fff; --soft: #f5f6f8; --line: #ccc; --text: #000; --dim: #444; --link: #000 }
  body { font-size: 10pt } header, main > section { max-width: none; padding-left: 0; padding-right: 0 }
  .skip, .filters, .copying, .back, .legend .keys, .rule:not([open]), .banner p a { display: none }
  .part:not(:has(.rule[open])) { display: none }
  #rules { min-height: 0; padding-bottom: 0 } #rules:not(:has(.rule[open])) { display: none }
  .mark, .cells a { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .cells a { width: 9px; height: 9px } td, tbody th { white-space: normal; height: auto; padding: .15rem .4rem }
  .body, .command { max-height: none; overflow: visible } .row, tr, .judged .heading { break-inside: avoid }
  a { text-decoration: none }
}
`

/** The style sheet of the page. */
export const STYLE = `${PARTS}${DETAILS}${MEDIA}`
