export const a=()=>fetch("/api/v1/genres");//want: migrated
export const b=()=>fetch("/api/v1/series",{credentials:"include"});//want: migrated
export const c=i=>fetch("/api/v1/series/"+i+"/books");//want: migrated
export const d=(i,l)=>fetch("/api/v1/libraries/"+i,{method:"PUT",body:JSON.stringify(l)});//want: migrated
