export const a=()=>fetch("/api/v1/genres");//want: review response-not-shown
export const b=()=>fetch("/api/v1/series",{credentials:"include"});//want: review response-not-shown
export const c=i=>fetch("/api/v1/series/"+i+"/books");//want: review response-not-shown
export const d=(i,l)=>fetch("/api/v1/libraries/"+i,{method:"PUT",body:JSON.stringify(l)});//want: migrated
