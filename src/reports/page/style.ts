/** The style of the page: light and dark, on a screen and on paper. */
export const style = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--dim:#59636e;--line:#d1d9e0;--soft:#f6f8fa;--accent:#0969da;
--add:#dafbe1;--add-word:#9be9a8;--del:#ffebe9;--del-word:#ffb8b3;--migrated:#1a7f37;--review:#9a6700;--manual:#cf222e;--ignored:#59636e}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9198a1;--line:#3d444d;--soft:#151b23;--accent:#4493f8;
--add:#12261e;--add-word:#1d572d;--del:#2d1416;--del-word:#7d2a2b;--migrated:#3fb950;--review:#d29922;--manual:#f85149;--ignored:#9198a1}}
*{box-sizing:border-box}
html{scroll-padding-top:calc(var(--bar,3.3rem) + 2.6rem)}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,sans-serif}
code,pre,.diff,.place{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:12px}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
button,select,input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:.2rem .5rem;max-width:100%}
button{cursor:pointer;background:var(--soft)}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
header{padding:1rem 1.25rem .5rem}h1{font-size:1.25rem;margin:0}header p{margin:.25rem 0;color:var(--dim)}
.counts{display:flex;gap:.4rem 1rem;flex-wrap:wrap;margin:.5rem 0 0;padding:0;list-style:none}
.counts b{font-variant-numeric:tabular-nums}
.bar{position:sticky;top:0;z-index:3;display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;padding:.5rem 1.25rem;background:var(--bg);border-block:1px solid var(--line)}
.bar select{width:auto;max-width:13rem}.bar input{flex:1 1 9rem;min-width:7rem}
.bar .done{margin-left:auto;color:var(--dim);font-variant-numeric:tabular-nums;white-space:nowrap}
.columns{display:grid;grid-template-columns:minmax(12rem,17rem) minmax(0,1fr);align-items:start}
nav{position:sticky;top:var(--bar,3.3rem);max-height:calc(100vh - var(--bar,3.3rem));overflow:auto;padding:.75rem 0 1rem 1.25rem;font-size:13px}
nav ul{list-style:none;margin:0;padding:0 0 0 .8rem}nav>ul{padding:0}
nav li{margin:.05rem 0}nav .folder{color:var(--dim);overflow-wrap:anywhere}
nav a{display:flex;gap:.35rem;color:inherit;align-items:baseline}nav a span:first-child{overflow-wrap:anywhere;flex:1}
nav .n{font-size:11px;font-variant-numeric:tabular-nums}
main{padding:.75rem 1.25rem 6rem;min-width:0}
.file{margin:0 0 1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--bg)}
.file>h2{position:sticky;top:var(--bar,3.3rem);z-index:2;margin:0;padding:.4rem .75rem;font-size:13px;background:var(--soft);border-radius:8px 8px 0 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.item{display:grid;grid-template-columns:minmax(0,1fr) minmax(15rem,21rem);border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 220px}
.file>h2+.item{border-top:0}
.item>.notes{border-left:1px solid var(--line);padding:.5rem;display:flex;flex-direction:column;gap:.5rem;min-width:0}
.diff{overflow-x:auto;min-width:0;tab-size:4}
.diff table{border-collapse:collapse;width:100%;table-layout:fixed}
.diff td{padding:0 .5rem;white-space:pre;vertical-align:top;line-height:1.55}
.diff td.code{white-space:pre-wrap;overflow-wrap:anywhere}
.diff td.no{width:3.1rem;text-align:right;color:var(--dim);user-select:none;padding:0 .4rem;white-space:nowrap}
.diff col.no{width:3.1rem}.diff col.sign{width:1.4rem}
.diff td.sign{width:1rem;padding:0 0 0 .4rem;user-select:none}
.diff .add{background:var(--add)}.diff .del{background:var(--del)}.diff .none{background:var(--soft)}
.diff .add mark{background:var(--add-word);color:inherit}.diff .del mark{background:var(--del-word);color:inherit}
.diff .head td{color:var(--dim);background:var(--soft);padding:.1rem .5rem}
.diff .own{background:color-mix(in srgb,var(--manual) 12%,transparent)}
.site{border:1px solid var(--line);border-left:4px solid var(--c,var(--line));border-radius:6px;padding:.4rem .6rem;min-width:0;background:var(--bg)}
.site.at{outline:2px solid var(--accent);outline-offset:1px}
.site.reviewed{opacity:.62}
.site .top{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}
.site label{margin-left:auto;display:flex;gap:.3rem;align-items:center;color:var(--dim);font-size:12px;cursor:pointer}
.site input{padding:0}.site .place{color:var(--dim);overflow-wrap:anywhere}
.site p{margin:.25rem 0;overflow-wrap:anywhere}.site .op{font-size:12px}
.site pre{margin:.3rem 0;padding:.4rem .5rem;background:var(--soft);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;max-height:24rem;overflow:auto}
.counts .dim{color:var(--dim)}.site .dim{color:var(--dim);font-size:12px}
.word{font-weight:600;color:var(--c)}
.migrated{--c:var(--migrated)}.review{--c:var(--review)}.manual{--c:var(--manual)}.ignored{--c:var(--ignored)}
.diff summary{padding:.4rem .75rem;color:var(--dim);cursor:pointer}
.more{padding:.5rem 1.25rem}.more h2{font-size:1rem;margin:.75rem 0 .25rem}.more li{overflow-wrap:anywhere}
.empty{padding:2rem;color:var(--dim);text-align:center}
[hidden]{display:none!important}
dialog{border:1px solid var(--line);border-radius:10px;background:var(--bg);color:var(--fg);padding:1rem 1.5rem;max-width:28rem}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1rem;margin:.5rem 0 1rem}dialog dd{margin:0}
kbd{font:12px ui-monospace,monospace;border:1px solid var(--line);border-radius:4px;padding:0 .35rem;background:var(--soft)}
@media (max-width:1150px){.item{grid-template-columns:minmax(0,1fr)}.item>.notes{border-left:0;border-top:1px solid var(--line);order:-1;border-top:0;border-bottom:1px solid var(--line)}}
@media (max-width:800px){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:14rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}
header,.bar,main{padding-inline:.75rem}.bar{position:static}.file>h2{top:0}html{scroll-padding-top:3rem}.bar select{flex:1 1 8rem;min-width:0;max-width:100%}.diff col.no{width:2.6rem}}
@media print{.bar,nav,button,.site label,dialog{display:none!important}.columns{display:block}.item{content-visibility:visible;break-inside:avoid;grid-template-columns:minmax(0,1fr)}
.file>h2{position:static}.diff td.code{white-space:pre-wrap!important;overflow-wrap:anywhere}body{font-size:11px}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;
