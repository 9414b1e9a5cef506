export class Cache {
  constructor(ttl) {
    this.ttl = ttl;
    this.map = new Map();
  }

  get(key) {
    const hit = this.map.get(key);
    if (!hit) return undefined;
    if (hit.until < Date.now()) {
      this.map.delete(key);
      return undefined;
    }
    return hit.value;
  }

  set(key, value) {
    if (this.map.size > 200) this.map.delete(this.map.keys().next().value);
    this.map.set(key, { value, until: Date.now() + this.ttl });
    return value;
  }
}
