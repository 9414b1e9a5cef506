/**
 * Cut down by hand from the output of openapi-typescript (the whole file is 18000 lines).
 */
type ReferentialList = {
  get: {
    parameters: { query?: { library_id?: string[]; collection_id?: string } };
    responses: { 200: { content: { "application/json": string[] } } };
  };
};

export interface paths {
  "/api/v1/tags": ReferentialList;
  "/api/v1/publishers": ReferentialList;
}
