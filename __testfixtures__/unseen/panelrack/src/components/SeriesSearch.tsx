"use client";

import Link from "next/link";
import { useState } from "react";
import useSWR from "swr";

interface Hit {
  id: string;
  title: string;
  count: number;
}

const load = (url: string): Promise<Hit[]> => fetch(url).then((r) => r.json());

export function SeriesSearch() {
  const [q, setQ] = useState("");
  const { data, isLoading } = useSWR(
    q.length > 2 ? `/api/komga/series?q=${encodeURIComponent(q)}` : null,
    load,
    { keepPreviousData: true },
  );

  return (
    <div className="search">
      <input value={q} onChange={(e) => setQ(e.target.value)} placeholder="Search series…" />
      {isLoading && <span className="spinner" />}
      <ul>
        {data?.map((hit) => (
          <li key={hit.id}>
            <Link href={`/series/${hit.id}`}>{hit.title}</Link> <small>{hit.count}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
