/** What stands on the sheets of a project: searched by words, and the references between sheets. */
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type {
  SearchSheetsResponse,
  SheetLinksResponse,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { isShared, projectPath as project } from "./project_path.ts";

/** Shortest query that is sent. */
export const QUERY_MIN = 2;

/** Places page by page. */
export function useSheetSearch(projectId: string, query: string) {
  return useInfiniteQuery({
    queryKey: ["/api/projects", "words", projectId, query],
    enabled: query.length >= QUERY_MIN,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      call<SearchSheetsResponse>(
        `${project(projectId)}/words?q=${encodeURIComponent(query)}&page=${pageParam}`,
        { signal },
      ),
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, it) => sum + it.hits.length, 0) < total ? pages.length + 1 : undefined,
  });
}

/** References from sheet to sheet; not for guests, nor of the sample, which belongs to nobody. */
export function useSheetLinks(projectId: string, reportId: string) {
  return useQuery({
    queryKey: ["/api/projects", "sheet-links", projectId, reportId],
    enabled: projectId !== SAMPLE_ID && !isShared(projectId),
    queryFn: ({ signal }) =>
      call<SheetLinksResponse>(`${project(projectId)}/sheet-links`, { signal }),
  });
}
