/** What stands on the sheets of a project: searched by words, and the references between sheets. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import type {
  SearchSheetsResponse,
  SheetLinksResponse,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { isShared, projectPath as project } from "./project_path.ts";

/** Shortest query that is sent. */
export const QUERY_MIN = 2;

export function useSheetSearch(projectId: string, query: string) {
  return useQuery({
    queryKey: ["/api/projects", "words", projectId, query],
    enabled: query.length >= QUERY_MIN,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<SearchSheetsResponse>(`${project(projectId)}/words?q=${encodeURIComponent(query)}`, {
        signal,
      }),
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
