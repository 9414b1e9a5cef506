import { Answered, Shelf } from './resource';

export class Libraries extends Shelf {
  rename(id: string, name: string): Promise<void> {
    return this.put(`/libraries/${id}`, { name }); // want: migrated
  }
}

// A function that returns nothing does not replace one that returns something
export class Others extends Answered {
  rename(id: string, name: string): Promise<any> {
    return this.put(`/libraries/${id}`, { name }); // want: review
  }
}
