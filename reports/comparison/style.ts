/** The style of the page. It uses no font or image from elsewhere, and follows the colour scheme of the reader. */
export const STYLE = `
:root { --text: #1d2430; --soft: #5a6475; --line: #dde2ea; --back: #fff; --worse: #a4262c; --better: #1c6b36; --link: #1a56b0 }
@media screen and (prefers-color-scheme: dark) {
  :root { --text: #e3e7ee; --soft: #a5afbf; --line: #353d4b; --back: #161a21; --worse: #ff9a94; --better: #7fd99a; --link: #8db8ff }
}
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.25rem auto; max-width: 72rem; padding: 0 1rem; color: var(--text); background: var(--back) }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } .result { color: var(--text); font-size: 1.05rem; margin: 0 0 .6rem } h2 { font-size: 1.1rem; margin: 1.8rem 0 .3rem }
.worse { color: var(--worse) } .better { color: var(--better) }
p, dd { color: var(--soft); margin: .2rem 0 } table + p, details + p { margin-top: 1rem }
dl { align-items: baseline; display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: 0 } dt { font-weight: 600 }
nav { border-block: 1px solid var(--line); margin-top: 1rem } nav ul { columns: 18rem 3; list-style: none; margin: .6rem 0; padding: 0 }
a { color: var(--link) } a:focus-visible { outline: 2px solid }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600 } tbody th { font-weight: 500; width: 9rem }
td + td { width: 34% } td a { text-decoration: none } td a:hover { text-decoration: underline } summary { cursor: pointer; margin: .4rem 0 } code { font-size: .85em }
.known { border: 1px solid var(--line); border-radius: .3rem; color: var(--soft); font-size: .8rem; padding: 0 .4rem }
@media (max-width: 40rem) {
  h2 + table thead, p + table thead { display: none } tbody tr { display: block; border-bottom: 1px solid var(--line); padding: .35rem 0 }
  tbody td, tbody th { border: 0; display: block; padding: 0; width: auto } nav ul { columns: 1 } nav li { padding: .2rem 0 }
}
@media print {
  body { font-size: 10pt; margin: 0; max-width: none } nav, summary { display: none } tr, h2 { break-inside: avoid } h2 { break-after: avoid }
  details::details-content { content-visibility: visible; display: block } a { color: inherit; text-decoration: none }
}
`
