/** The style of the page. It uses no font or image from elsewhere, and follows the colour scheme of the reader. */
export const STYLE = `
:root { --text: #1d2430; --soft: #5a6475; --line: #dde2ea; --back: #fff; --worse: #a4262c; --better: #1c6b36; --link: #1a56b0 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e3e7ee; --soft: #a5afbf; --line: #353d4b; --back: #161a21; --worse: #ff9a94; --better: #7fd99a; --link: #8db8ff }
}
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: var(--text); background: var(--back) }
h1 { font-size: 1.6rem; margin: 0 0 .5rem } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem }
.worse { color: var(--worse) } .better { color: var(--better) }
p, dd { color: var(--soft); margin: .2rem 0 }
dl { align-items: baseline; display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: 0 } dt { font-weight: 600 }
nav { border-block: 1px solid var(--line); margin-top: 1rem } nav ul { columns: 18rem 3; list-style: none; margin: .6rem 0; padding: 0 }
a { color: var(--link) } a:focus-visible { outline: 2px solid }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600 } tbody th { font-weight: 500; width: 9rem }
td + td { width: 34% } summary { cursor: pointer; margin: .4rem 0 } code { font-size: .85em }
.known { border: 1px solid var(--line); border-radius: .3rem; color: var(--soft); font-size: .8rem; padding: 0 .4rem }
`
