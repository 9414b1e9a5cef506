import { notFound } from "next/navigation";
import { seriesDetail } from "@/lib/komga/server";

export default async function SeriesPage({ params }: { params: { id: string } }) {
  const detail = await seriesDetail(params.id);
  if (!detail) notFound();
  const first = detail.books[0];

  return (
    <main>
      <h1>{detail.series.metadata.title}</h1>
      {first && <p>Starts with {first.metadata.title}</p>}
      <table>
        <tbody>
          {detail.books.map((b) => (
            <tr key={b.id}>
              <td>{b.metadata.number}</td>
              <td>{b.metadata.title}</td>
              <td>{b.readProgress?.completed ? "✓" : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
