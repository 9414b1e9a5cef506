import axios   from 'axios'  ;

export const genres=()=>axios . get ( '/v2/genres' )  ; // want: review response-not-shown
export const series = ( ) =>axios.post('/api/v1/series/list', {} , { timeout :10 } ) ; // want: review response-not-shown
export const books=(id)=>fetch( '/api/v1/books/list',{
  method:'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({condition: {seriesId: {operator: 'is', value: id}}}),
}); // want: review response-not-shown
export const all=()=>fetch('/api/v1/books/list',{
  headers:{Accept:'application/json', 'Content-Type': 'application/json'},
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const save=(id,library)=>axios.patch( '/api/v1/libraries/'+id ,library ); // want: migrated
export const page=(n)=>axios . post // want: review query-parameters
  ( '/api/v1/books/list',
  {}
  , { params:{page:n} }
  )
export const letters = () =>
  axios // want: review response-not-shown

    .post('/api/v1/series/list/alphabetical-groups', {})
