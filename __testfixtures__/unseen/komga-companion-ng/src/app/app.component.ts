import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
    selector: 'kc-root',
    standalone: true,
    imports: [RouterLink, RouterOutlet],
    template: `
        <nav><a routerLink="/">Home</a> <a routerLink="/authors">Authors</a> <a routerLink="/status">Status</a></nav>
        <router-outlet />
    `,
})
export class AppComponent {}
