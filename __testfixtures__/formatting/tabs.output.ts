import { HttpClient } from '@angular/common/http';

export class Shelf {
	constructor(private http: HttpClient) {}

	publishers() {
		return this.http.get<string[]>('/v2/publishers', {	// want: review response-not-shown
			params: {
				search:	'press',
			},
		});
	}

	books(seriesId: string) {
		return fetch(	// want: review response-not-shown
			'/api/v1/books/list',
			{
				headers:	{ Accept: 'application/json', 'Content-Type': 'application/json' },
				credentials:	'include',
				method: 'POST',
				body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
			},
		);
	}
}
