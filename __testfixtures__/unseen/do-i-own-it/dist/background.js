const DEFAULTS={base:"",key:"",shelf:"unread",library:""};async function settings(){const s=await chrome.storage.local.get(DEFAULTS);return{...s,base:s.base.replace(/\/+$/,"")}}
chrome.omnibox.onInputChanged.addListener(async(text,suggest)=>{const{base,key}=await settings();if(!base||text.length<2)return;
const res=await fetch(base+"/api/v1/series?search="+encodeURIComponent(text)+"&size=6",{headers:{"X-API-Key":key}});if(!res.ok)return;
const page=await res.json();suggest(page.content.map(s=>({content:`${base}/series/${s.id}`,description:s.metadata.title})))});
