import type { Transport } from "./transport.js"

export class Series {
  constructor(private readonly transport: Transport) {}

  unread(library: string) {
    return this.transport.call<any>({ path: "series", params: { library_id: library, size: 20 } }) // want: review
  }
}
