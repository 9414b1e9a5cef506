// fixture: profile=komga
// A function of a package that merges objects changes its first one, whatever the code base calls it.
import merge from 'lodash/merge';
import { defaultsDeep } from 'lodash-es';
import extend from 'just-extend';
import { makeAutoObservable } from 'mobx';
import { mergeDeep } from 'immutable-options';

const host = 'http://nas:25600';
const { assign } = Object;
const put = Object.defineProperty;
const given = JSON.parse(process.env.OVERRIDES || '{}');

const merged = { genres: '/api/v1/genres' };
merge(merged, given);
export const genres = async () => (await fetch(host + merged.genres)).json(); // want: manual several-operations

const filled = { languages: '/api/v1/languages' };
defaultsDeep(filled, given);
export const languages = async () => (await fetch(host + filled.languages)).json(); // want: manual several-operations

const extended = { tags: '/api/v1/tags' };
extend(extended, given);
export const tags = async () => (await fetch(host + extended.tags)).json(); // want: manual several-operations

const assigned = { publishers: '/api/v1/publishers' };
assign(assigned, given);
export const publishers = async () => (await fetch(host + assigned.publishers)).json(); // want: manual several-operations

const defined = { roles: '/api/v1/authors/roles' };
put(defined, 'roles', { value: given.roles });
export const roles = async () => (await fetch(host + defined.roles)).json(); // want: manual several-operations

class Api {
  base = '/api/v1';
  constructor() {
    assign(this, given);
  }
  async ratings() {
    return (await fetch(`${host}${this.base}/age-ratings`)).json(); // want: manual several-operations
  }
}

class Store {
  base = '/api/v1';
  constructor() {
    makeAutoObservable(this, { base: false });
  }
  async names() {
    return (await fetch(`${host}/api/v2/authors/names?unpaged=true`)).json().then((page) => page.content); // want: migrated
  }
}
export const [api, store] = [new Api(), new Store()];

// A result that is used may be a new object.
const defaults = { labels: '/api/v1/sharing-labels' };
export const settings = mergeDeep(defaults, given);
export const labels = async () =>
  (await fetch(`${host}/api/v2/sharing-labels?unpaged=true`)).json().then((page) => page.content); // want: migrated
