import { Part } from './part.js';

export class Users extends Part {
  // nope: its own version stays the one of all its requests
  protected override readonly version = 'v2';

  me(): Promise<{ email: string }> {
    return this.get<{ email: string }>('users/me');
  }
}
