export interface Paged {
  page?: number;
  size?: number;
}

export interface Filters extends Paged {
  libraryId?: string[];
  mediaStatus?: string;
  releasedAfter?: Date;
}

export interface Words {
  searchRegex?: string;
  libraryId?: string;
}

export interface Scope {
  libraryId?: string[];
  collectionId?: string;
}
