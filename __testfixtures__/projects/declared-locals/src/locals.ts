declare global {
	namespace App {
		interface Locals {
			catalogue: <T = any>(path: string, init?: RequestInit) => Promise<T>;
			user: string | null;
		}
	}
}

export {};
