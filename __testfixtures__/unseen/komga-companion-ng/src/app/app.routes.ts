import { Routes } from '@angular/router';
import { HomeComponent } from './home/home.component';
import { AuthorPickerComponent } from './metadata/author-picker.component';
import { SeriesBooksComponent } from './series/series-books.component';
import { StatusPageComponent } from './status/status-page.component';

export const routes: Routes = [
    { path: '', pathMatch: 'full', component: HomeComponent },
    { path: 'authors', component: AuthorPickerComponent },
    { path: 'series/:seriesId/books', component: SeriesBooksComponent },
    { path: 'status', component: StatusPageComponent },
    { path: '**', redirectTo: '' },
];
