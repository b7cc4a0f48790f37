/** All projects on one page, with search, a filter by state and an order. */
import { useState } from "react";
import {
  PROJECT_FILTER_LABELS,
  PROJECT_FILTERS,
  PROJECT_ORDER_LABELS,
  PROJECT_ORDERS,
  type ProjectFilter,
  type ProjectOrder,
} from "../../components/dashboard/project_order.ts";
import { ChipGroup } from "../../components/ui/ChipGroup.tsx";
import { NativeSelect } from "../../components/ui/Field.tsx";
import { searchOf, useAddressQuery } from "../_hooks/address_query.ts";
import { useApp } from "../account/app.ts";
import AppFrame from "../account/AppFrame.tsx";
import ProjectList from "../dashboard/ProjectList.tsx";
import SearchBox from "../dashboard/SearchBox.tsx";
import type { ListPageProps } from "./list_page.ts";
import SavedViews from "./SavedViews.tsx";

export default function Projects({ initial, views, ...frame }: ListPageProps) {
  return (
    <AppFrame {...frame} path="/projects">
      <Content initial={initial} views={views} />
    </AppFrame>
  );
}

/** The list as it is at first. */
const PLAIN = { search: "", filter: "all", order: "newest" };

function Content({ initial, views }: Pick<ListPageProps, "initial" | "views">) {
  const { openCreate } = useApp();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<ProjectFilter>("all");
  const [order, setOrder] = useState<ProjectOrder>("newest");
  // A view that is taken up fills the search anew.
  const [taken, setTaken] = useState(0);

  function onTake(query: Readonly<Record<string, string>>) {
    setSearch(query.search ?? "");
    setFilter(PROJECT_FILTERS.find((it) => it === query.filter) ?? "all");
    setOrder(PROJECT_ORDERS.find((it) => it === query.order) ?? "newest");
    setTaken(taken + 1);
  }
  useAddressQuery({ search, filter, order }, PLAIN, onTake);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">Projects</h1>
        {/* Beside the search at every width; where text is large, below it. */}
        <div className="flex w-full flex-wrap gap-3 min-[22rem]:flex-nowrap sm:w-auto">
          <SearchBox key={taken} initial={search} onSearch={setSearch} />
          <NativeSelect
            aria-label="Order"
            className="w-auto! shrink-0"
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as ProjectOrder)}
          >
            {PROJECT_ORDERS.map((it) => (
              <option key={it} value={it}>{PROJECT_ORDER_LABELS[it]}</option>
            ))}
          </NativeSelect>
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <ChipGroup
          label="Filter projects"
          values={PROJECT_FILTERS}
          chosen={filter}
          onChoose={setFilter}
        >
          {(it) => PROJECT_FILTER_LABELS[it]}
        </ChipGroup>
        <SavedViews
          list="projects"
          initial={views}
          query={{ search, filter, order }}
          isPlain={searchOf({ search, filter, order }, PLAIN) === ""}
          onTake={onTake}
        />
      </div>
      <ProjectList
        initial={initial}
        search={search}
        title={search.trim() !== ""
          ? "Search results"
          : filter === "all"
          ? "All projects"
          : PROJECT_FILTER_LABELS[filter]}
        filter={filter}
        order={order}
        onSelect={(id) => location.assign(`/dashboard?project=${id}`)}
        onCreate={openCreate}
        onShowAll={() => onTake({ order })}
      />
    </div>
  );
}
