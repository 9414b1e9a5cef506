import { OpenRepository, Repository } from './repository';

export class Shelves extends Repository {
  protected readonly resource = 'series';
}

export class Volumes extends Repository {
  protected readonly resource = 'books';
}

export class Libraries extends OpenRepository {
  protected resource = 'libraries';
}
