export const a=()=>fetch("/v2/genres");//want: migrated
export const b=()=>fetch("/api/v1/series/list",{
  credentials:"include",
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify({}),
});//want: migrated
export const c=i=>fetch("/api/v1/books/list", {
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify({condition: {seriesId: {operator: "is", value: i}}}),
});//want: migrated
export const d=(i,l)=>fetch("/api/v1/libraries/"+i,{method:"PATCH",body:JSON.stringify(l)});//want: migrated
