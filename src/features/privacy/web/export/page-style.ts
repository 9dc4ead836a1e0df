/** The style of a page that stands alone, on a screen and on paper; it loads no font, picture or script. */
export const pageStyle = `
:root{color-scheme:light dark;--paper:#f7f1e6;--ink:#221a16;--soft:#5f5349;--line:#d8ccb9;--red:#a4222a}
@media (prefers-color-scheme:dark){:root{--paper:#1b1412;--ink:#f3eadc;--soft:#bcad9c;--line:#43372f;--red:#ee8a80}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:3rem 1.5rem 6rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Hanken Grotesk",Avenir,"Segoe UI",sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:"Bodoni Moda",Didot,"Bodoni 72",Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance;break-after:avoid}
h1{font-size:2.75rem;margin:0}
h2{font-size:1.75rem;margin:0 0 1rem}
h3{font-size:1.0625rem;font-style:italic;color:var(--soft);margin:1.5rem 0 .5rem}
header p{color:var(--soft);margin:.5rem 0 0}
nav ul{columns:2;padding:0;list-style:none}
a{color:inherit;text-decoration-color:var(--red);text-underline-offset:.22em}
section{border-top:1px solid var(--line);margin-top:3rem;padding-top:1.5rem}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(9rem,1fr) 2.5fr;gap:0 1.5rem;padding:.3rem 0;break-inside:avoid}
dt{color:var(--soft)}
dd{margin:0;min-width:0}
dd dl,dd ul{margin:0;padding:0;list-style:none}
table{width:100%;border-collapse:collapse}
th,td{text-align:start;vertical-align:top;padding:.4rem 1rem .4rem 0;border-bottom:1px solid var(--line)}
th{font-weight:500;color:var(--soft)}
tr{break-inside:avoid}
pre{margin:0;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;unicode-bidi:isolate}
.nothing{color:var(--soft)}
@media (max-width:36rem){nav ul{columns:1}dl>div{grid-template-columns:1fr}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--red:#000}@page{margin:16mm 18mm}body{padding:0;font-size:10.5pt}nav{display:none}}
`
