import { HttpClient } from '@angular/common/http';

export class Shelf {
	constructor(private http: HttpClient) {}

	publishers() {
		return this.http.get<string[]>('/api/v1/publishers', {	// want: review response-not-shown
			params: {
				search:	'press',
			},
		});
	}

	books(seriesId: string) {
		return fetch(	// want: review response-not-shown
			`/api/v1/series/${seriesId}/books`,
			{
				headers:	{ Accept: 'application/json' },
				credentials:	'include',
			},
		);
	}
}
