CREATE INDEX "cart_item_fulfilment" ON "cart_item" USING btree ("order_fulfillment_id");--> statement-breakpoint
CREATE INDEX "placement_visitor" ON "placement" USING btree ("visitor_id","changed_at") WHERE "placement"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "placed_order_stepped" ON "placed_order" USING btree ("order_number") WHERE "placed_order"."seller_step" is not null;