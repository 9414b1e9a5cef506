declare namespace App {
	interface Locals {
		reader: (path: string) => Promise<any>;
	}
}
