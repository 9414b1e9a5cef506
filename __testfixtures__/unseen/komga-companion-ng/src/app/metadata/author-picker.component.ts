import { AsyncPipe } from '@angular/common';
import { Component, EventEmitter, Output, inject } from '@angular/core';
import { Subject, debounceTime, switchMap } from 'rxjs';
import { Author } from '../core/models';
import { MetadataService } from './metadata.service';

@Component({
    selector: 'kc-author-picker',
    standalone: true,
    imports: [AsyncPipe],
    template: `
        <input #box (input)="term$.next(box.value)" placeholder="Author" />
        <select #role>
            @for (name of metadata.roles$ | async; track name) {
                <option [value]="name">{{ name }}</option>
            }
        </select>
        <ul>
            @for (author of authors$ | async; track author.name + author.role) {
                @if (author.role === role.value) {
                    <li (click)="picked.emit(author)">{{ author.name }}</li>
                }
            } @empty {
                <li class="muted">Nobody</li>
            }
        </ul>
    `,
})
export class AuthorPickerComponent {
    @Output() readonly picked = new EventEmitter<Author>();
    protected readonly metadata = inject(MetadataService);
    protected readonly term$ = new Subject<string>();
    protected readonly authors$ = this.term$.pipe(
        debounceTime(250),
        switchMap((term) => this.metadata.authors(term)),
    );
}
