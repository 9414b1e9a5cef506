import axios   from 'axios'  ;

export const genres=()=>axios . get ( '/api/v1/genres' )  ; // want: review response-not-shown
export const series = ( ) =>axios.get('/api/v1/series' , { timeout :10 } ) ; // want: review response-not-shown
export const books=(id)=>fetch( `/api/v1/series/${ id }/books`,{method:'GET'}); // want: review response-not-shown
export const all=()=>fetch('/api/v1/books',{headers:{Accept:'application/json'}}); // want: review response-not-shown
export const save=(id,library)=>axios.put( '/api/v1/libraries/'+id ,library ); // want: migrated
export const page=(n)=>axios . get // want: review query-parameters
  ( '/api/v1/books'
  , { params:{page:n} }
  )
export const letters = () =>
  axios // want: review response-not-shown

    .get('/api/v1/alphabetical-groups')
