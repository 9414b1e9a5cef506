export const a=()=>fetch("/v2/genres");//want: review response-not-shown
export const b=()=>fetch("/api/v1/series/list",{
  credentials:"include",
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify({}),
});//want: review response-not-shown
export const c=i=>fetch("/api/v1/books/list", {
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify({condition: {seriesId: {operator: "is", value: i}}}),
});//want: review response-not-shown
export const d=(i,l)=>fetch("/api/v1/libraries/"+i,{method:"PATCH",body:JSON.stringify(l)});//want: migrated
