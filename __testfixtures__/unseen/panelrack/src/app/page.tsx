import { Suspense } from "react";
import { DiskTile } from "@/components/DiskTile";
import { KomgaTile } from "@/components/KomgaTile";

export const revalidate = 30;

export default function Home() {
  return (
    <main className="grid">
      <Suspense fallback={<section className="tile">Komga…</section>}>
        <KomgaTile />
      </Suspense>
      <Suspense fallback={<section className="tile">Disks…</section>}>
        <DiskTile />
      </Suspense>
    </main>
  );
}
