/** What a person does about each note and reason, by its code. */
export const advice: Readonly<Record<string, string>> = {
  'age-ratings':
    'Komga now sends age ratings as numbers and no longer lists `None`. The code turns them back into strings. If you show the entry `None`, add it yourself.',
  'ambiguous-name':
    'The generated client is not in the code base, and this name means the old operation in one release and its replacement in another. Generate the client, then run the tool again.',
  'response-by-path':
    'The mock chooses its response by the path. Write one mock for the new path with a response of the new shape.',
  'response-not-written-here':
    'The mock takes its response from elsewhere. Wrap the array in `{ content: … }` there, and change the path of the mock.',
  'response-read-by-function':
    'Your own function parses the response itself. Change it to read `content`, then run the tool again.',
  'response-untyped': 'The response has the type `unknown`. Read `.content` where the code gives it a type.',
  arguments: 'The arguments are spread or computed. Write them out, or change the call by hand as the note says.',
  'arguments-mixed':
    'The client takes query parameters and body as one object. Name the query parameters where the function is made, and pass the body to its calls.',
  'mock-reads-query': 'The mock reads query parameters that the new request does not send. Compare the body instead.',
  'assumed-base':
    'The beginning of the URL is computed. The tool assumes that it leads to the catalogue. Check that it does, and that the new path fits. This is told once for each base, at its first call.',
  'assumed-method':
    'The tool cannot see every place that may set the method. Check that the call sends the assumed one.',
  'base-holds-version':
    'The base URL ends in `/api/v1`, and other calls share it. Give this call a base of its own for the new version.',
  'base-unknown':
    'The base URL is not known, and the new path does not begin with the same version. Change base and path together.',
  'blank-value':
    'The value may be blank. The deprecated operation ignored a blank value; a condition does not. Check what the value can be.',
  'body-slot-unknown': 'The tool does not know where this function takes a body. Add the body by hand.',
  'body-taken': 'The place where the body would go already holds something else. Move it, then run the tool again.',
  'body-written': 'Other code writes the body to the request stream. Write the body there and end the request.',
  'broader-double':
    'The mock now matches every request to the new path, because what distinguished it has moved into the body. Compare the body if that matters.',
  cached:
    'The cache takes GET requests only. Bypass the cache for this request, or cache the response under your own key.',
  'cached-request':
    'Within one render, Next.js sends equal GET requests once, but every POST. If several components make this call, wrap its function in `cache` of React. Whether Next.js still stores the response, as the option `next` asks, depends on its version and on where the call is made: check that a second visit sends no request.',
  'call-left': 'The call that this mock replaces was not changed. Change the call, then the mock.',
  callback: 'The response arrives in a callback that the tool cannot follow. Read `content` in it.',
  'compatibility-code':
    'The code serves old and new servers at once. If you no longer support old servers, remove the old branch.',
  declared:
    'This line only describes the request; other code sends it. Change the description, and the method where it is sent.',
  'doubles-alike': 'Two mocks would become the same. Merge them, or make them compare the body.',
  'edits-collide': 'Two changes touch the same code. Make one of them by hand, then run the tool again.',
  exported:
    'The response leaves the file through an export that the tool cannot follow. Read `content` where it is used.',
  'generated-client':
    'The client is generated. Regenerate it from the OpenAPI document of the release that the note names, then change the calls.',
  'headers-replaced':
    'A function spreads options with headers before those of the call, which would replace them. Merge the headers in the function, then change the call.',
  hook: 'A hook of the client touches what changes, such as the body or the URL. Check that the hook still fits.',
  'in-template': 'The template reads the response. Read `content` there.',
  interceptor: 'An interceptor changes the response. Check what the code receives, and read `content` from it.',
  internal: 'The tool failed on this call. Nothing was changed. Please report it.',
  'lists-joined':
    'Three tag lists became one. By contract, `GET /v2/tags` does not say which tags it returns. With `--profile komga` the tool adds `include=BOOK` or `include=SERIES`.',
  'lone-comma':
    'A comma inside a value used to separate two values and is now part of the value. Check what it can contain, or pass a list.',
  'assumed-paging':
    'A value is taken to hold only `page`, `size` and `sort` because of its name, and stays in the query. If it can also hold a filter, move that into the body.',
  'assumed-single':
    'Check that the value is a single one. If it can be a list, map its items to conditions and put them into `anyOf`.',
  'method-decides':
    'Code between the call and the request behaves differently for the new method. Change both by hand.',
  'method-in-name': 'The method is part of a function name, as in `getJSON`. Call another function.',
  'body-tested':
    'Other code looks whether there is a body. Check that it treats the call, which has one now, as it should.',
  'method-tested': 'Other code compares the method. Check that it treats the new one as it should.',
  'method-type': 'A type does not allow the new method. Extend the type, then run the tool again.',
  'method-unknown': 'The method is computed. Write it out, then run the tool again.',
  'response-replaced': 'The response may be replaced by another value before it is read. Read `content` by hand.',
  'mixed-branch':
    'The response is read in code that also runs after a failed request. Read `content` in the successful branch.',
  'mixed-result': 'A function returns the response together with other values. Read `content` in that function.',
  'mixed-value': 'The response is one of several values. Read `content` before it is mixed with the others.',
  'name-taken': 'A file or variable already has the name that the tool needs. Rename it, then run the tool again.',
  'named-callback': 'The response goes to a function by its name. Pass `page.content` to it.',
  'no-call':
    'The run changes no call that this mock could replace. If the calls were changed earlier, change the mock as well; otherwise check whether it is still needed.',
  'no-equal':
    'The replacement does not take a query parameter in this form. Write the search with the conditions that the reason names.',
  'no-imports': 'The script imports nothing, so it cannot use the search module. Build the body by hand.',
  'no-slot': 'The called function has no place for the new method or body, and cannot gain one. Extend it by hand.',
  'not-encoded':
    'The value was in the URL without `encodeURIComponent`, so `%` and `&` in it had a special meaning. Check what the value can be.',
  'not-followed': 'The response, or the call, goes somewhere the tool cannot follow. Check that path by hand.',
  'not-in-document':
    'The OpenAPI document of your server does not know this request as written. The note says what differs.',
  'not-proved': 'The tool found no edit of this call that certainly sends the right request. Change the call by hand.',
  'empty-now':
    'The deprecated operation refused this with an error, which the code handles; the replacement responds with an empty page. Handle an empty page like that error, or ask for the series first.',
  'not-retried':
    'The library sends a failed request again only for some methods. To keep that, add the new method to `retry.methods`.',
  'not-written': 'The file could not be written. Make it writable, then run the tool again.',
  'one-of-a-list':
    'The path is one entry of a list that other code loops over. Change the list and that code together.',
  'one-of-a-type': 'The path is one of the values of a type. Change the type and its uses together.',
  'open-end':
    'A part of the path comes from elsewhere and may make it the path of a deprecated operation. Check what it can be, and change those calls by hand.',
  'options-expression': 'The options are computed. Write them out at the call, or add the new ones by hand.',
  'other-files': 'The outcome depends on other files. Run `catalogue-codemod` instead of plain jscodeshift.',
  'other-sender':
    'The same request also goes to another function, such as a mock. Let that function take the method and body of the new request too.',
  'other-service': 'The same call also sends requests to another service. Split the two.',
  overlap: 'Two changes overlap. Make one of them by hand, then run the tool again.',
  overridden:
    'A subclass replaces a member that the request needs, so it sends a different request. Change the class and its subclass together.',
  'parameter-dropped':
    'The deprecated operation ignored this query parameter, so the new call leaves it out. Check that the code does not rely on it.',
  'parameter-type': 'A type does not allow the new path. Extend the type, then run the tool again.',
  'passed-on': 'The function that sends the request is passed on as a value. Call it with what the new request needs.',
  'path-not-followed':
    'The path goes into a call that the tool cannot follow to the request. Change the path and the request by hand.',
  'paths-exported':
    'The rows of an exported list got a body. Code outside of the code base that reads their paths must send it as well.',
  precedence:
    'If several of these filters are set, the deprecated operation and its replacement choose differently, and the tool cannot tell which are set. Send only one.',
  'query-compared': 'The mock compares the query. Compare the body instead.',
  'query-in-data': 'The query parameters are passed as `data`, where the body must go. Move them into the URL.',
  'query-unknown': 'The query comes from elsewhere. Build the body there, or pass the parameters one by one.',
  'query-on-the-way':
    'A function between the call and the request adds query parameters that move into the body. Change both by hand.',
  'query-parameters':
    'The contract does not say which query parameters the replacement takes. Check them, or use `--profile komga`.',
  'query-passed-on': 'The query is passed on as it is. Check that it holds only parameters that the replacement takes.',
  'reactive-query':
    'The URL is computed again whenever its parts change, but a body is not. Pass the body as a computed value.',
  reassigned: 'The variable is also used for other values. Use a separate variable for this request.',
  refused:
    'You chose to leave this call as it is, or to edit it yourself. Run again to be asked again, or keep your choice in a baseline.',
  'request-object': 'Other code sends the request object. Change the code that sends it.',
  'response-not-shown':
    'The contract does not describe the response of the replacement. Check that the code reads it correctly, or use `--profile komga`.',
  'response-passed': 'The response is passed to other code. Read `content` before it is passed, or in that code.',
  'response-returned':
    'A function returns the response to callers that the tool cannot all see. Read `content` in the function or in each caller.',
  'response-type': 'The response is not read as JSON. Parse it and read `content`.',
  'result-unknown': 'What the call returns is not known. Check how it is read.',
  'search-regex':
    'The replacement cannot search by regular expression. Use the nearest condition, or filter in the client.',
  'send-not-found': 'The `send` that belongs to this `open` was not found. Pass the body to it.',
  'several-operations':
    'The URL can belong to several operations that need different changes. Write one call for each.',
  'shared-text': 'Other code uses the same URL string. Give this call a URL of its own.',
  'single-value':
    'The deprecated operation took one value, the replacement takes a list. Check that only one value is sent.',
  'response-with-status':
    'The response is returned together with its status and may be an error. Read `content` only if the request succeeded.',
  stored: 'The response is stored in an object. Store `content` instead, or read it where it is used.',
  'test-text': 'A test compares the old request. Change the expectation.',
  'url-not-editable': 'The URL is written somewhere the tool cannot edit. Change it there.',
  transformed: 'An option of the call transforms the response. Read `content` in that function.',
  'several-type-arguments': 'The call has several type arguments. Change them to the types of the page.',
  'trial-differs':
    'The tool stepped through the code before and after the change, with a stand-in for the server, and the results differ. The note says how. Something on the way, such as an interceptor or a test of the method, needs to change with the call.',
  'date-as-text':
    'The type of the value allows a `Date`, and your code decides how that is written in a URL. Pass a string such as `2024-01-15`, then run the tool again, or change the call by hand.',
  'type-error':
    'With `--typecheck`, TypeScript reports an error after this change that it did not report before. The note quotes it. Change the type that it names, then run the tool again, or change the call by hand.',
  'types-to-generate': 'Regenerate the types from the OpenAPI document of the release that the note names.',
  'unknown-client':
    'The tool does not know this HTTP client. Change the call by hand, or wrap the client in your own function.',
  'unknown-tail':
    'What follows the path is computed and may be a query string or more path. Split the two, or change the call by hand.',
  'url-kept':
    'Other code looks up what is stored under the URL, for example in a cache, or reads what is kept of the request: its path, its method or a filter. Check that it still finds what it needs.',
  'url-read': 'Other code reads the URL, for example as a cache key. Check that it still works with the new one.',
  'used-beside':
    'Other code near the call also uses the old method or path, for example to sign the request. Change both together.',
  'value-changes':
    'A value changes between the place where it is written and the call. Move it, or change the call by hand.',
  'value-encoded':
    'The value is encoded for a URL, and a body must hold it as it is. Pass the value without `encodeURIComponent`.',
  'value-unknown': 'A value that the new request needs is not known here. Pass it, or change the call by hand.',
  'version-unknown': 'The version in the path is computed. If it can be the deprecated one, change the call by hand.',
  'wrapper-grown':
    'A function gains an optional parameter, or a new one is put beside it. Look at it once; other callers are not affected.',
  yielded: 'A generator yields the response. Yield `content` instead.',
};
