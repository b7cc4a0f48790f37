/** All projects on one page, with search and a filter by state. */
import { useState } from "react";
import type { SessionUser } from "../../functions/_shared/contract/mod.ts";
import AppFrame, { useApp } from "../account/AppFrame.tsx";
import ProjectList from "../dashboard/ProjectList.tsx";
import SearchBox from "../dashboard/SearchBox.tsx";

export default function Projects({ user }: { user: SessionUser }) {
  return (
    <AppFrame user={user} path="/projects">
      <Content />
    </AppFrame>
  );
}

function Content() {
  const { openCreate } = useApp();
  const [search, setSearch] = useState("");
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="page-title">Projects</h1>
        <SearchBox onSearch={setSearch} />
      </div>
      <ProjectList
        search={search}
        title="All projects"
        onSelect={(id) => location.assign(`/dashboard?project=${id}`)}
        onCreate={openCreate}
      />
    </div>
  );
}
