CREATE INDEX "sessions_seen_at" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("status") WHERE razorpay_payment_id is null;--> statement-breakpoint
CREATE INDEX "refunds_created_at" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_processed" ON "webhook_inbox" USING btree ("processed_at") WHERE processed_at is not null;--> statement-breakpoint
CREATE INDEX "credit_lots_granted_at" ON "credit_lots" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "feedbacks_uid" ON "feedbacks" USING btree ("uid","completed_at");--> statement-breakpoint
CREATE INDEX "call_counts_ends_at" ON "call_counts" USING btree ("ends_at");