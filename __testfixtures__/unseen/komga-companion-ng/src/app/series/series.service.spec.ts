import { HttpClientTestingModule, HttpTestingController } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { KOMGA_CONFIG } from '../core/tokens';
import { SeriesService } from './series.service';

describe('SeriesService', () => {
    let service: SeriesService;
    let backend: HttpTestingController;

    beforeEach(() => {
        TestBed.configureTestingModule({
            imports: [HttpClientTestingModule],
            providers: [{ provide: KOMGA_CONFIG, useValue: { serverUrl: 'http://komga', apiKey: 'k' } }],
        });
        service = TestBed.inject(SeriesService);
        backend = TestBed.inject(HttpTestingController);
    });

    it('counts unread series', () => {
        let count = -1;
        service.countUnread('L1').subscribe((value) => (count = value));
        backend
            .expectOne((req) => req.url === 'http://komga/api/v1/series' && req.params.get('library_id') === 'L1')
            .flush({ content: [], totalElements: 7 });
        expect(count).toBe(7);
    });

    afterEach(() => backend.verify());
});
