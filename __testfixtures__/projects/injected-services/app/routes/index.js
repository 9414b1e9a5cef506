import Route from '@ember/routing/route';
import { service } from '@ember/service';
import { hash } from 'rsvp';

// Ember creates the service and puts it into the field
export default class IndexRoute extends Route {
  @service komgaApi;
  @service('komga-api') other;
  @service session;

  model({ q }) {
    return hash({
      series: this.komgaApi.request('series', { size: 40, search: q }), // want: review wrapper-grown
      genres: this.komgaApi.request('genres'), // want: review wrapper-grown
      one: this.komgaApi.request('series/1'), // nope: one series
      own: this.session.request('genres'), // nope: another service
    });
  }

  tags() {
    return this.other.request('tags'); // want: migrated
  }
}
