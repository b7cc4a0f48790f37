/** `/api/standard-comments` and `/api/saved-views`: what a person keeps to use again. */
import { Hono } from "hono";
import {
  ChangeStandardCommentRequest,
  PageQuery,
  SavedViewsQuery,
  SaveViewRequest,
  ShareDecisionsRequest,
  StandardCommentsQuery,
  StandardCommentValues,
} from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createKeptWordsApi({ services }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/standard-comments", async (c) => {
      const session = requireSession(c);
      const query = parseWith(StandardCommentsQuery, c.req.query());
      return c.json(await services.listStandardComments(session, query));
    })
    .post("/standard-comments", async (c) => {
      const session = requireSession(c);
      const values = await readBody(c, StandardCommentValues);
      return c.json(await services.addStandardComment(session, values), 201);
    })
    .patch("/standard-comments/:commentId", async (c) => {
      const session = requireSession(c);
      const values = await readBody(c, ChangeStandardCommentRequest);
      const id = readId(c, "commentId", "not_found");
      return c.json(await services.changeStandardComment(session, id, values));
    })
    .delete("/standard-comments/:commentId", async (c) => {
      await services.deleteStandardComment(requireSession(c), readId(c, "commentId", "not_found"));
      return c.json({ success: true });
    })
    .get("/account/accuracy", async (c) => {
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listRuleDecisions(requireSession(c), query));
    })
    .patch("/account/accuracy", async (c) => {
      const session = requireSession(c);
      return c.json(
        await services.shareDecisions(session, await readBody(c, ShareDecisionsRequest)),
      );
    })
    .get("/saved-views", async (c) => {
      const session = requireSession(c);
      const query = parseWith(SavedViewsQuery, c.req.query());
      return c.json(await services.listSavedViews(session, query));
    })
    .put("/saved-views", async (c) => {
      const session = requireSession(c);
      return c.json(await services.saveView(session, await readBody(c, SaveViewRequest)));
    })
    .delete("/saved-views/:viewId", async (c) => {
      await services.deleteView(requireSession(c), readId(c, "viewId", "not_found"));
      return c.json({ success: true });
    });
}
